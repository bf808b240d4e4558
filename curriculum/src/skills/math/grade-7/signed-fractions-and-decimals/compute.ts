import { defineModel, type Exact, math, mathIn, type Random, solved, tex, tidy, toNumber, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { guarded, numberTex } from '#equations/exact.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { readMixed, work } from '#signed/mixed.ts'
import { isNegative, negative } from '#signed/signed.ts'
import { say } from './messages.gen.ts'
import {
  drawPair,
  isClear,
  type MixedPair,
  negativesIn,
  pairBugs,
  pairSteps,
  pairTex,
  valueOf,
} from './mixed-pair.ts'

const standards = ['7.NS.A.2c']
const sign = (random: Random): number => (random.chance(0.5) ? 1 : -1)

/** A product (level 1), a quotient (level 2), a fraction whose decimal repeats (level 3). */
export const mixedForms = defineModel<MixedPair>({
  id: 'mixed-forms',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: pairBugs,
  task: (its) => `${its.operation} ${typeof its.first} ${negativesIn(its)} ${isNegative(its.first)}`,
  draw: drawPair,
  fits: isClear,
  item: (its) => ({
    stem: [say('pair.asks', { expression: tex(pairTex(its)) })],
    ...typed(its, { label: say('pair.label'), key: valueOf(its), bugs: pairBugs }),
    answer: math(numberTex(valueOf(its))),
    ...pairSteps(its),
  }),
  solve: ({ stem }) => solved.number(readMixed(mathIn(stem)[0] ?? '')),
})

/** The same products and quotients, worked out line by line. */
export const showWork = showWorkOf<MixedPair>({
  of: mixedForms,
  seconds: 90,
  task: (its) => ({ kind: 'rewrite', given: pairTex(its), form: 'value' }),
  bugs: ['sign-lost', 'divides-without-inverting', 'inverts-first', 'point-moved'],
})

/** The known product of two whole numbers, and what is asked, with the decimal places and signs of its numbers. */
interface Known {
  asks: 'product' | 'quotient' | 'factor'
  a: number
  b: number
  places: [number, number]
  signs: [number, number]
}
const scaled = (value: number, places: number): number => tidy(value / 10 ** places)
/** The two numbers that are shown: two factors, or a dividend (or product) and a divisor (or factor). */
const shownIn = ({ asks, a, b, places, signs }: Known): [number, number] => [
  signs[0] * scaled(asks === 'product' ? a : a * b, places[0]),
  signs[1] * scaled(b, places[1]),
]
const knownKey = (its: Known): number => {
  const [one, other] = shownIn(its)
  return tidy(its.asks === 'product' ? one * other : one / other)
}
const askedTex = (its: Known): string => {
  const [one, other] = shownIn(its)
  const [first, last] = [numberTex(one), guarded(other)]
  if (its.asks === 'factor') return String.raw`\square \times ${last} = ${first}`
  return `${first} ${its.asks === 'product' ? String.raw`\times` : String.raw`\div`} ${last}`
}
const negatives = (its: Known): number => its.signs.filter((each) => each < 0).length

// Worked by hand, with 37 × 24 = 888: −3.7 × 2.4 = −8.88; −8.88 ÷ 2.4 = −3.7.
const known: Known = { asks: 'product', a: 37, b: 24, places: [1, 1], signs: [-1, 1] }
const divided: Known = { ...known, asks: 'quotient', places: [2, 1] }
const knownBugs = [
  bug<Known>({
    id: 'signed.different-signs',
    answer: (its) => (negatives(its) === 1 ? -knownKey(its) : null),
    feedback: () => say('pair.different'),
    example: [known, 8.88],
  }),
  bug<Known>({
    id: 'signed.negative-times-negative',
    answer: (its) => (negatives(its) === 2 ? -knownKey(its) : null),
    feedback: () => say('pair.both'),
    example: [{ ...divided, signs: [-1, -1] }, -3.7],
  }),
  bug<Known>({
    id: 'decimal.point-as-in-sum',
    answer: (its) =>
      its.asks === 'product' && Math.min(...its.places) > 0
        ? tidy(knownKey(its) * 10 ** Math.min(...its.places))
        : null,
    feedback: () => say('known.as-in-sum'),
    example: [known, -88.8],
  }),
  bug<Known>({
    id: 'decimal.point-one-off',
    answer: (its) =>
      its.asks === 'product' && Math.min(...its.places) > 0 ? null : tidy(knownKey(its) * 10),
    feedback: () => say('known.one-off'),
    example: [divided, -37],
  }),
  bug<Known>({
    id: 'decimal.moves-one-point',
    answer: (its) =>
      its.asks !== 'product' && its.places[1] > 0 ? tidy(knownKey(its) / 10 ** its.places[1]) : null,
    feedback: () => say('known.one-point'),
    example: [divided, -0.37],
  }),
]

/** A product (level 1), a quotient (level 2), a missing factor (level 3), from a product of whole numbers. */
export const knownProduct = defineModel<Known>({
  id: 'known-product',
  thinking: 'explain',
  seconds: 50,
  standards,
  bugs: knownBugs,
  task: (its) => `${its.asks} ${its.places.join()} ${its.signs.join()}`,
  draw: (random, level) => ({
    asks: ({ 1: 'product', 2: 'quotient', 3: 'factor' } as const)[level],
    a: random.integer(12, 39),
    b: random.integer(12, 39),
    places: [random.integer(0, 2), random.integer(0, 2)],
    signs: [sign(random), sign(random)],
  }),
  fits: (its) => {
    const { a, b, places } = its
    const all = places[0] + places[1]
    return (
      negatives(its) > 0 &&
      a !== b &&
      [a, b, a * b].every((each) => each % 10 !== 0) &&
      a * b < 1000 &&
      all > 0 &&
      (its.asks !== 'product' || all < 4) &&
      // The answer is not just a known number with a sign.
      (its.asks === 'product' || places[0] !== places[1]) &&
      Math.abs(knownKey(its)) < 400
    )
  },
  item(its) {
    const { a, b, asks, places } = its
    const key = knownKey(its)
    const [one, other] = shownIn(its).map((each) => numberTex(Math.abs(each)))
    const amount = numberTex(Math.abs(key))
    const isProduct = asks === 'product'
    const checked = isProduct
      ? String.raw`${one} \times ${other} = ${amount}`
      : String.raw`${amount} \times ${other} = ${one}`
    const whole = isProduct ? String.raw`${a} \times ${b} = ${a * b}` : String.raw`${a * b} \div ${b} = ${a}`
    const shown = askedTex(its)
    return {
      stem: [
        say('known.told', { equation: tex(String.raw`${a} \times ${b} = ${a * b}`) }),
        asks === 'factor'
          ? say('known.asks.factor', { equation: tex(shown) })
          : say('known.asks.value', { expression: tex(shown) }),
      ],
      ...typed(its, { label: say('pair.label'), key, bugs: knownBugs }),
      answer: math(numberTex(key)),
      hints: [say('known.nudge'), say(isProduct ? 'known.hint.product' : 'known.hint.quotient')],
      solution: [
        say(negatives(its) === 1 ? 'pair.sign.different' : 'pair.sign.both'),
        say('known.digits', { equation: tex(whole) }),
        isProduct
          ? say('known.places', {
              one: places[0],
              other: places[1],
              sum: places[0] + places[1],
              equation: tex(checked),
            })
          : say('known.point', { equation: tex(checked) }),
        say('pair.so', {
          equation: tex(
            asks === 'factor'
              ? shown.replace(String.raw`\square`, numberTex(key))
              : `${shown} = ${numberTex(key)}`,
          ),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [, asked = ''] = mathIn(stem)
    const [left = '', right] = asked.split(' = ')
    if (right === undefined) return solved.number(readMixed(asked))
    return solved.number(readMixed(right) / readMixed(left.split(String.raw`\times `)[1] ?? '1'))
  },
})

/** An expression that gets easy in another order: `a × m × b`, `a × m + a × b`, `a × m` with m near a round number. */
interface Easy {
  kind: 'swap' | 'common' | 'near'
  a: Exact
  m: number
  /** The other factor (swap), the other number in the sum (common), the round number (near). */
  b: number
}
const partners: readonly (readonly [Exact, number])[] = [
  [2.5, 4],
  [1.25, 8],
  [0.5, 20],
  [0.25, 40],
  [2.5, 8],
  [0.4, 25],
  [0.8, 25],
  [1.5, 20],
  [0.2, 50],
  [[3, 4], 8],
  [[2, 3], 15],
  [[2, 5], 25],
  [[5, 6], 12],
]
const minus = (value: Exact, isMinus: boolean): Exact => (isMinus ? negative(value) : value)
const easyValue = ({ kind, a, m, b }: Easy): Exact => {
  if (kind === 'swap') return work(work(a, 'times', b), 'times', m)
  return work(a, 'times', kind === 'near' ? m : tidy(m + b))
}
function easyTex({ kind, a, m, b }: Easy): string {
  const by = String.raw` \times `
  if (kind === 'near') return numberTex(a) + by + guarded(m)
  const rest = by + guarded(b)
  return kind === 'swap'
    ? numberTex(a) + by + guarded(m) + rest
    : `${numberTex(a) + by + numberTex(m)} + ${guarded(a)}${rest}`
}
function drawEasy(random: Random, kind: Easy['kind']): Easy {
  if (kind === 'swap') {
    const [a, b] = random.pick(partners)
    return {
      kind,
      a: minus(a, random.chance(0.5)),
      m: (sign(random) * random.integer(13, 79)) / 10,
      b: sign(random) * b,
    }
  }
  if (kind === 'common') {
    const a: Exact = random.chance(0.4)
      ? random.pick([
          [-3, 4],
          [-2, 5],
          [-1, 4],
          [-3, 5],
        ] as const)
      : -random.integer(12, 58) / 10
    const m = random.integer(11, 180) / 10
    return { kind, a, m, b: tidy(random.pick([10, 20]) - m) }
  }
  const b = random.pick([5, 10, 20, 100])
  const off = random.pick([-0.5, -0.2, -0.1, -0.05, -0.25, 0.1, 0.2, 0.05])
  return { kind, a: sign(random) * random.integer(3, 9), m: sign(random) * tidy(b + off), b }
}
/** The part by which the number is off the round one, with its sign. */
const offBy = ({ m, b }: Easy): number => tidy(Math.abs(m) - b)
const roundOf = ({ m, b }: Easy): number => Math.sign(m) * b

// Worked by hand: −2.5 × 7.3 × 4 = −73; −0.5 × 6.4 + (−0.5) × 3.6 = −5; −6 × 9.9 = −60 + 0.6 = −59.4.
const swap: Easy = { kind: 'swap', a: -2.5, m: 7.3, b: 4 }
const common: Easy = { kind: 'common', a: -0.5, m: 6.4, b: 3.6 }
const near: Easy = { kind: 'near', a: -6, m: 9.9, b: 10 }
const easyBugs = [
  bug<Easy>({
    id: 'signed.counts-signs',
    answer: (its) => (its.kind === 'swap' ? negative(easyValue(its)) : null),
    feedback: () => say('easy.count'),
    example: [swap, 73],
  }),
  bug<Easy>({
    id: 'signed.stops-early',
    answer: ({ kind, a, m, b }) =>
      ({ swap: work(a, 'times', b), common: work(a, 'times', m), near: null })[kind],
    feedback: ({ kind }) => say(kind === 'swap' ? 'easy.stops.swap' : 'easy.stops.common'),
    example: [swap, -10],
  }),
  bug<Easy>({
    id: 'signed.different-signs',
    answer: (its) =>
      its.kind === 'common' || (its.kind === 'near' && toNumber(easyValue(its)) < 0)
        ? negative(easyValue(its))
        : null,
    feedback: ({ kind }) => say(kind === 'common' ? 'easy.sign' : 'pair.different'),
    example: [common, 5],
  }),
  bug<Easy>({
    id: 'signed.negative-times-negative',
    answer: (its) => (its.kind === 'near' && toNumber(easyValue(its)) > 0 ? negative(easyValue(its)) : null),
    feedback: () => say('pair.both'),
    example: [{ ...near, m: -9.9 }, -59.4],
  }),
  bug<Easy>({
    id: 'signed.wrong-way',
    answer: (its) =>
      its.kind === 'near' ? work(its.a, 'times', tidy(Math.sign(its.m) * (its.b - offBy(its)))) : null,
    feedback: () => say('easy.wrong-way'),
    example: [near, -60.6],
  }),
  bug<Easy>({
    id: 'expression.distributes-once',
    answer: (its) =>
      its.kind === 'near'
        ? work(work(its.a, 'times', roundOf(its)), 'plus', tidy(its.m - roundOf(its)))
        : null,
    feedback: ({ b }) => say('easy.once', { round: b }),
    // −6 × 10 − 0.1
    example: [near, -60.1],
  }),
]

function easySteps(its: Easy) {
  const { kind, a, m, b } = its
  const by = String.raw` \times `
  const value = numberTex(easyValue(its))
  const [shown, first] = [easyTex(its), numberTex(a)]
  if (kind === 'swap') {
    const pair = work(a, 'times', b)
    return [
      say('easy.swap.pair', { equation: tex(`${first}${by}${guarded(b)} = ${numberTex(pair)}`) }),
      say('easy.swap.last', { equation: tex(`${numberTex(pair)}${by}${guarded(m)} = ${value}`) }),
    ]
  }
  if (kind === 'common') {
    const sum = tidy(m + b)
    return [
      say('easy.common.sum', { equation: tex(`${shown} = ${first}${by}(${m} + ${b})`) }),
      say('easy.common.last', { equation: tex(`${first}${by}${sum} = ${value}`) }),
    ]
  }
  const [round, rest] = [roundOf(its), tidy(m - roundOf(its))]
  const parts = `${numberTex(round)} ${rest < 0 ? '−' : '+'} ${numberTex(Math.abs(rest))}`
  const [large, small] = [tidy(toNumber(a) * round), tidy(toNumber(a) * rest)]
  return [
    say('easy.near.split', { equation: tex(`${numberTex(m)} = ${parts}`) }),
    say('easy.near.both', {
      one: tex(`${first}${by}${guarded(round)} = ${numberTex(large)}`),
      other: tex(`${first}${by}${guarded(rest)} = ${numberTex(small)}`),
    }),
    say('easy.near.last', { equation: tex(`${numberTex(large)} + ${guarded(small)} = ${value}`) }),
  ]
}

/** Factors to pair (level 1), a common factor (level 2), a number close to a round one (level 3). */
export const easyWay = defineModel<Easy>({
  id: 'easy-way',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: easyBugs,
  task: (its) =>
    `${its.kind} ${[its.a, its.m, its.b].map(isNegative).join()} ${typeof its.a} ${offBy(its) < 0}`,
  draw: (random, level) => drawEasy(random, ({ 1: 'swap', 2: 'common', 3: 'near' } as const)[level]),
  fits: (its) =>
    [its.a, its.m, its.b].some(isNegative) &&
    [its.m, its.b].every((each) => Math.abs(each) > 0.5) &&
    (its.kind !== 'common' || its.b > 0) &&
    Number.isInteger(tidy(toNumber(easyValue(its)) * 100)) &&
    (its.kind === 'near' || [its.m, tidy(toNumber(its.a) * 10)].every((each) => each % 10 !== 0)) &&
    (its.kind === 'near' || !Number.isInteger(its.m)),
  item: (its) => ({
    stem: [say('easy.asks', { expression: tex(easyTex(its)) })],
    ...typed(its, { label: say('pair.label'), key: easyValue(its), bugs: easyBugs }),
    answer: math(numberTex(easyValue(its))),
    hints: [say('easy.nudge'), say(`easy.hint.${its.kind}`)],
    solution: easySteps(its),
  }),
  solve: ({ stem }) => solved.number(readMixed(mathIn(stem)[0] ?? '')),
})

import { type Random, tex } from '#form'
import { exponentOf, type Powers, powersTex, powerTex, valueOfTex } from '#exponents/powers.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { workedTex } from '#equations/exact.ts'
import { say } from './messages.gen.ts'

const near = (value: number): string => value.toPrecision(9)
const fraction = (top: number, bottom: number): string => String.raw`\frac{${top}}{${bottom}}`

/** A card: its TeX, its size, and whether its base is below 1. */
interface Sized {
  tex: string
  exponent: number
  isSmall: boolean
}
interface Cards {
  cards: Sized[]
  shuffle: number
}
const sized = (random: Random, level: 1 | 2 | 3, exponent: number): Sized => {
  if (level === 3) {
    const base = random.integer(2, 9)
    const b = random.integer(2, 6) * (random.chance(0.5) ? 1 : -1)
    const form = random.pick(['product', 'quotient'] as const)
    const a = form === 'product' ? exponent - b : exponent + b
    return { tex: powersTex({ base, form, a, b, c: 2 }), exponent, isSmall: false }
  }
  const isSmall = level === 2 && random.chance(0.6)
  const [top, bottom] = [random.integer(1, 4), random.pick([5, 7])]
  const base = isSmall ? `(${fraction(top, bottom)})` : random.integer(2, 12)
  return { tex: powerTex(base, exponent), exponent, isSmall }
}
const placeOf = ({ exponent, isSmall }: Sized): number => Math.sign(isSmall ? -exponent : exponent) + 1
const names = ['less', 'equal', 'greater'] as const

/** Whole bases (level 1), fractions as bases (level 2), products and quotients of powers (level 3). */
export const sortByOne = sortValues<Cards>({
  id: 'compare-with-one',
  thinking: 'classify',
  seconds: 60,
  standards: ['8.EE.A.1'],
  task: ({ cards }) =>
    cards
      .map(({ exponent, isSmall }) => `${Math.sign(exponent)}${isSmall}`)
      .toSorted()
      .join(),
  draw(random, level) {
    const n = (): number => random.integer(2, 5)
    const exponents = [0, n(), -n(), n() * (random.chance(0.5) ? 1 : -1), random.chance(0.5) ? -n() : n()]
    return { cards: exponents.map((each) => sized(random, level, each)), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }) => cards.every(({ tex: source }) => !/\^\{[01]\} |\^\{1\}/.test(source)),
  categories: () => names.map((name) => say(`sort.${name}`)),
  cards: ({ cards }) =>
    cards.map((card) => ({
      tex: card.tex,
      place: placeOf(card),
      elsewhere:
        card.exponent === 0
          ? ({ misconception: 'exponents.zero-gives-zero', feedback: say('sort.slip.zero') } as const)
          : ({ misconception: 'exponents.negative-result', feedback: say('sort.slip.sign') } as const),
      why: say('sort.so', {
        power: tex(card.tex),
        sign: card.exponent === 0 ? 'zero' : card.exponent < 0 ? 'negative' : 'positive',
        base: card.isSmall ? 'small' : 'large',
        is: names[placeOf(card)] ?? '',
      }),
    })),
  words: ({ cards }) => ({
    stem: [say('sort.asks')],
    hints: [
      say('sort.nudge'),
      say(cards.some(({ isSmall }) => isSmall) ? 'sort.hint.fraction' : 'sort.hint.whole'),
    ],
    slip: { misconception: 'exponents.negative-result', feedback: say('sort.slip.sign') },
  }),
  reads(card) {
    const value = valueOfTex(card)
    return Math.abs(value - 1) < 1e-9 ? 1 : value < 1 ? 0 : 2
  },
})

interface Same {
  base: number
  sources: string[]
  targets: string[]
  other: string
  shuffle: number
}
const target = (base: number, exponent: number, isFraction: boolean): string =>
  isFraction && exponent < 0 ? fraction(1, base ** -exponent) : powerTex(base, exponent)

/** One rule (level 1), negative exponents as fractions (level 2), powers of different bases (level 3). */
export const samePower = matchValues<Same>({
  id: 'same-power',
  thinking: 'compare',
  seconds: 75,
  standards: ['8.EE.A.1'],
  task: ({ sources }) =>
    sources
      .map((each) => each.replaceAll(/\d+/g, 'n'))
      .toSorted()
      .join(),
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 3) {
      const [base, root] = random.pick([
        [2, [4, 8, 16]],
        [3, [9, 27, 81]],
        [5, [25, 125, 625]],
      ] as const)
      const n = (): number => random.integer(2, 7)
      const times = [random.integer(-7, -2), n(), -n()] as const
      const sources = root.map((each, at) => powerTex(each, times[at] ?? 2))
      const targets = times.map((each, at) => powerTex(base, each * (at + 2)))
      return { base, sources, targets, other: powerTex(base, times[1] + 3), shuffle }
    }
    const base = random.pick(level === 1 ? [2, 3, 5, 7, 10] : [2, 3, 5])
    const forms = random.sample(['product', 'quotient', 'power', 'product', 'quotient'] as const, 3)
    const powers = forms.map((form): Powers => {
      const a = form === 'power' ? random.integer(2, 4) : random.integer(2, 8)
      const b = random.integer(2, form === 'power' ? 3 : 8)
      const minus = level === 2 && random.chance(0.5) ? -1 : 1
      return { base, form, a: minus * a, b, c: 2 }
    })
    const [first] = powers
    return {
      base,
      sources: powers.map((each) => powersTex(each)),
      targets: powers.map((each) => target(base, exponentOf(each), level === 2 && exponentOf(each) > -4)),
      other: powerTex(base, (first?.a ?? 2) * (first?.b ?? 2) + 1),
      shuffle,
    }
  },
  fits: ({ sources, targets, other }, level) =>
    new Set(sources).size === 3 &&
    [...sources, ...targets, other].every((each) => !/\^\{−?[01]\}/.test(each)) &&
    (level === 1 ? targets.every((each) => !each.includes('−')) : true) &&
    (level === 2 ? targets.some((each) => each.includes('frac')) : true),
  pairs: ({ sources, targets }) => sources.map((source, at) => ({ source, target: targets[at] ?? '' })),
  others: ({ other }) => [other],
  words: ({ sources, base }) => {
    const isRoots = !sources.some((each) => /times|frac|\(/.test(each))
    return {
      stem: [say('same.asks')],
      hints: [
        isRoots ? say('same.nudge.roots', { base }) : say('same.nudge.rules'),
        say(isRoots ? 'same.hint.roots' : 'same.hint.rules'),
      ],
      slip: { misconception: 'exponents.other-rule', feedback: say('same.slip') },
      why: [isRoots ? say('same.why.roots', { base }) : say('same.why.rules')],
    }
  },
  means: (source) => Number(near(valueOfTex(source))),
})

const tall = (its: Powers): string => powersTex(its)
/** The lines of a simplification, to a value. */
export const findMistake = wrongLine<Powers, { line: string; left: number; step: number }>({
  seconds: 60,
  standards: ['8.EE.A.1'],
  ...mistakeWords(say),
  task: ({ form, c }) => `${form} ${c < 0}`,
  steps: 3,
  draw: (random, level) => ({
    base: random.pick([2, 3, 5, 10]),
    form: level === 1 ? 'product-over' : level === 2 ? 'power-over' : 'power-times',
    a: random.integer(2, level === 1 ? 6 : 4),
    b: random.integer(2, level === 1 ? 6 : 4),
    c: random.integer(2, 14) * (level === 3 ? -1 : 1),
  }),
  fits: (its, lines) => {
    const total = exponentOf(its)
    return (
      total < -1 &&
      its.base ** -total <= 1000 &&
      its.a !== its.b &&
      lines.every(({ line }) => !/\^\{1\}|\d{5}/.test(line)) &&
      its.a + its.b !== its.a * its.b
    )
  },
  work(its) {
    const { base, form, a, b, c } = its
    const isProduct = form === 'product-over'
    const isOver = form !== 'power-times'
    const second = (half: number): string =>
      isOver
        ? String.raw`\frac{${powerTex(base, half)}}{${powerTex(base, c)}}`
        : String.raw`${powerTex(base, half)} \times ${powerTex(base, c)}`
    const merged = (half: number): number => (isOver ? half - c : half + c)
    const fail = (half: number): number => -merged(half)
    const valueTex = (exponent: number): string =>
      exponent < 0 ? fraction(1, base ** -exponent) : String(base ** exponent)
    return {
      start: { line: tall(its), left: 0, step: 0 },
      steps: [
        {
          right: () => ({
            line: second(isProduct ? a + b : a * b),
            left: isProduct ? a + b : a * b,
            step: 1,
          }),
          wrong: () => ({
            line: second(isProduct ? a * b : a + b),
            left: isProduct ? a * b : a + b,
            step: 1,
          }),
          move: () =>
            isProduct
              ? say('mistake.move.product', { worked: tex(workedTex(a, 'plus', b)) })
              : say('mistake.move.power', { worked: tex(workedTex(a, 'times', b)) }),
        },
        {
          right: ({ left }) => ({ line: powerTex(base, merged(left)), left: merged(left), step: 2 }),
          wrong: ({ left }) => ({ line: powerTex(base, fail(left)), left: fail(left), step: 2 }),
          move: ({ left }) =>
            isOver
              ? say('mistake.move.quotient', { worked: tex(workedTex(left, 'minus', c)) })
              : say('mistake.move.product', { worked: tex(workedTex(left, 'plus', c)) }),
        },
        {
          right: ({ left }) => ({ line: valueTex(left), left, step: 3 }),
          wrong: ({ left }) => ({
            line: left < 0 ? `−${base ** -left}` : String(base * left),
            left,
            step: 3,
          }),
          move: ({ left }) => say('mistake.move.negative', { n: Math.abs(left) }),
        },
      ],
    }
  },
  truth: (its) =>
    say('mistake.truth', {
      equation: tex(`${tall(its)} = ${fraction(1, its.base ** -exponentOf(its))}`),
    }),
  means: (line) => near(valueOfTex(line)),
})

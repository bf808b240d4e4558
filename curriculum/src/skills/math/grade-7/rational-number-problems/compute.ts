import {
  type Bug,
  defineModel,
  type Exact,
  math,
  mathIn,
  type Random,
  solved,
  tex,
  toNumber,
  typed,
} from '#form'
import { bug } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import {
  factorsOf,
  lastOf,
  type Mixed,
  mixedTex,
  readMixed,
  secondTex,
  stepsOf,
  valueOf,
  work,
  wrongSigned,
} from '#signed/mixed.ts'
import { isNegative, negative } from '#signed/signed.ts'
import { say } from './messages.gen.ts'

const standards = ['7.NS.A.3']
const sign = (random: Random): number => (random.chance(0.5) ? 1 : -1)
const part = (random: Random, denominators: readonly number[]): [number, number] => {
  const bottom = random.pick(denominators)
  const tops = [1, 2, 3, 4, 5].filter(
    (top) => top < bottom && (top === 1 || bottom % top !== 0) && !(top === 4 && bottom === 6),
  )
  return [random.pick(tops), bottom]
}
const minusOf = ([top, bottom]: [number, number]): Exact => [-top, bottom]

/** Decimals (level 1), a fraction beside a decimal (level 2), parentheses (level 3). */
function drawMixed(random: Random, level: 1 | 2 | 3): Mixed {
  const isMinus = random.chance(0.5)
  const tenths = (least: number, most: number): number => (sign(random) * random.integer(least, most)) / 10
  const whole = (): number => sign(random) * random.integer(2, 8)
  if (level === 1) {
    const [a, b, c] = [tenths(11, 65), whole(), tenths(15, 95)]
    return random.chance(0.5)
      ? { form: 'times-plus', isMinus, a, b, c }
      : { form: 'over-plus', isMinus, a: Number((a * b).toFixed(1)), b, c }
  }
  const fraction = part(random, [2, 3, 4, 5, 6])
  const factor: Exact = random.chance(0.6) ? minusOf(fraction) : fraction
  if (level === 2) {
    const c = tenths(15, 95)
    const many = fraction[1] * sign(random) * random.integer(2, 5)
    return random.chance(0.5)
      ? { form: 'times-plus', isMinus, a: factor, b: many, c }
      : { form: 'over-plus', isMinus, a: fraction[0] * sign(random) * random.integer(2, 6), b: factor, c }
  }
  if (random.chance(0.5)) {
    const inside = fraction[1] * sign(random) * random.integer(1, 3)
    const b = tenths(15, 85)
    const c = Number((isMinus ? b - inside : inside - b).toFixed(1))
    return { form: 'times-sum', isMinus, a: factor, b, c }
  }
  const c = sign(random) * random.pick([0.2, 0.3, 0.4, 0.5, 0.6, 1.5, 2.5])
  const total = Number((c * sign(random) * random.integer(3, 9)).toFixed(1))
  const a = tenths(15, 85)
  return { form: 'sum-over', isMinus, a, b: Number((isMinus ? a - total : total - a).toFixed(1)), c }
}
const isTelling = (its: Mixed): boolean => {
  const { first, last } = stepsOf(its)
  const [one, other] = factorsOf(its)
  return (
    (isNegative(one) || isNegative(other)) &&
    [its.a, its.b, its.c].some((each) => !Number.isInteger(each)) &&
    [its.a, its.b, its.c, first, last].every(
      (each) => toNumber(each) !== 0 && Math.abs(toNumber(each)) < 60,
    ) &&
    (typeof last !== 'number' || Number.isInteger(Number((last * 100).toFixed(4))))
  )
}

// Worked by hand: −2.5 × 4 − (−3) = −10 + 3 = −7; −0.5 × (1.5 − 3.5) = −0.5 × (−2) = 1.
const product: Mixed = { form: 'times-plus', isMinus: true, a: -2.5, b: 4, c: -3 }
const group: Mixed = { form: 'times-sum', isMinus: true, a: -0.5, b: 1.5, c: 3.5 }
const bothNegative = (its: Mixed): boolean => factorsOf(its).every(isNegative)
const bugs: Bug<Mixed>[] = [
  bug<Mixed>({
    id: 'signed.different-signs',
    answer: (its) => (bothNegative(its) ? null : wrongSigned(its)),
    feedback: () => say('compute.different'),
    example: [product, 13],
  }),
  bug<Mixed>({
    id: 'signed.negative-times-negative',
    answer: (its) => (bothNegative(its) ? wrongSigned(its) : null),
    feedback: () => say('compute.both'),
    example: [group, -1],
  }),
  bug<Mixed>({
    id: 'operations.adds-first',
    answer(its) {
      if (its.form !== 'times-plus') return null
      return work(its.a, 'times', work(its.b, its.isMinus ? 'minus' : 'plus', its.c))
    },
    feedback: () => say('compute.adds-first'),
    example: [product, -17.5],
  }),
  bug<Mixed>({
    id: 'operations.ignores-parentheses',
    answer(its) {
      const { form, a, b, c } = its
      if (form === 'times-sum') return lastOf({ ...its, form: 'times-plus' }, work(a, 'times', b))
      return form === 'sum-over' ? work(a, its.isMinus ? 'minus' : 'plus', work(b, 'over', c)) : null
    },
    feedback: () => say('compute.parentheses'),
    example: [group, -4.25],
  }),
  bug<Mixed>({
    id: 'signed.two-minuses',
    answer: (its) =>
      its.isMinus && isNegative(its.c) && (its.form === 'times-plus' || its.form === 'over-plus')
        ? lastOf({ ...its, isMinus: false }, stepsOf(its).first)
        : null,
    feedback: () => say('compute.two-minuses'),
    example: [product, -13],
  }),
]

export const compute = defineModel<Mixed>({
  id: 'compute',
  thinking: 'compute',
  seconds: 70,
  standards,
  bugs,
  minWrongAnswers: 1,
  task: (its) => `${its.form} ${its.isMinus} ${factorsOf(its).map(isNegative).join()}`,
  draw: drawMixed,
  fits: isTelling,
  item(its) {
    const { first, last } = stepsOf(its)
    const kind = its.form === 'times-plus' || its.form === 'over-plus' ? 'plain' : 'group'
    const shown = tex(`${mixedTex(its)} = ${secondTex(its)}`)
    return {
      stem: [say('compute.asks', { expression: tex(mixedTex(its)) })],
      ...typed(its, { label: say('compute.label'), key: last, bugs }),
      answer: math(numberTex(last)),
      hints: [say(`compute.nudge.${kind}`), say('compute.hint', { number: tex(numberTex(first)) })],
      solution: [
        say(`compute.first.${kind}`, { equation: shown }),
        say('compute.then', { equation: tex(`${secondTex(its)} = ${numberTex(last)}`) }),
      ],
    }
  },
  solve: ({ stem }) => solved.number(readMixed(mathIn(stem)[0] ?? '')),
})

interface Ordered {
  a: Exact
  b: Exact
  left: number
  shuffle: number
}
const operations = ['times', 'over', 'plus', 'minus'] as const
const signs = { times: String.raw`\times`, over: String.raw`\div`, plus: '+', minus: '−' }
const guard = (value: Exact): string => (isNegative(value) ? `(${numberTex(value)})` : numberTex(value))

/** A negative number and a fraction (level 1), two negative numbers (level 2), all four operations (level 3). */
export const orderResults = defineModel<Ordered>({
  id: 'order-results',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ a, b, left }) => `${isNegative(a)} ${isNegative(b)} ${left} ${typeof a}`,
  draw(random, level) {
    const fraction = part(random, [2, 3, 4, 5])
    const shuffle = random.integer(0, 1e9)
    const a =
      level === 2
        ? -random.integer(2, 12)
        : (random.pick([-1, -1, 1]) * random.integer(4, 48)) / (level === 3 ? 4 : 2)
    const b: Exact =
      level === 1 || a > 0
        ? a > 0
          ? minusOf(fraction)
          : fraction
        : level === 2
          ? minusOf(fraction)
          : random.pick([fraction, minusOf(fraction)])
    return { a, b, left: level === 3 ? -1 : random.integer(0, 3), shuffle }
  },
  fits({ a, b, left }) {
    const values = operations
      .filter((_, at) => at !== left)
      .map((operation) => toNumber(work(a, operation, b)))
    return values.every((value, at) =>
      values.every((other, index) => index === at || Math.abs(value - other) > 0.2),
    )
  },
  minWrongAnswers: 1,
  item({ a, b, left, shuffle }) {
    const things = operations
      .filter((_, at) => at !== left)
      .map((operation) => {
        const source = `${numberTex(a)} ${signs[operation]} ${guard(b)}`
        return {
          text: math(source),
          source,
          value: work(a, operation, b),
          swapped: work(a, operation === 'times' ? 'over' : operation === 'over' ? 'times' : operation, b),
        }
      })
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: ({ value }) => toNumber(value),
        first: say('order.least'),
        last: say('order.greatest'),
        slips: [
          {
            by: ({ value }) => Math.abs(toNumber(value)),
            misconception: 'signed.by-size',
            feedback: say('order.by-size'),
          },
          {
            by: ({ value }) => -toNumber(value),
            misconception: 'signed.greatest-first',
            feedback: say('order.reversed'),
          },
          {
            by: ({ swapped }) => toNumber(swapped),
            misconception: 'decimal.times-makes-bigger',
            feedback: say('order.bigger'),
          },
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: sortedBy(things, ({ value }) => toNumber(value)).map(({ source, value }) =>
        say('order.so', { equation: tex(`${source} = ${numberTex(value)}`) }),
      ),
    }
  },
  solve: (shown) => solved.order(shown, (text) => readMixed(mathIn(text)[0] ?? '')),
})

/** Decimals (level 1), a fraction beside a decimal (level 2), parentheses (level 3). */
export const findMistake = wrongLine<Mixed, Line>({
  seconds: 60,
  standards,
  ...mistakeWords(say),
  task: (its) => `${its.form} ${factorsOf(its).map(isNegative).join()}`,
  steps: 2,
  draw: drawMixed,
  fits: isTelling,
  work(its) {
    const isPlain = its.form === 'times-plus' || its.form === 'over-plus'
    const { first } = stepsOf(its)
    const second = secondTex(its)
    const used = ({ line }: Line): Exact => (line === second ? first : negative(first))
    return {
      start: { line: mixedTex(its) },
      steps: [
        {
          right: () => ({ line: second }),
          wrong: () => ({ line: secondTex(its, negative(first)) }),
          move: () => say(isPlain ? 'mistake.product' : 'mistake.inside'),
        },
        {
          right: (above) => ({ line: numberTex(lastOf(its, used(above))) }),
          // The direction of a sum, or the sign of a product.
          wrong: (above) => ({
            line: numberTex(
              isPlain
                ? lastOf({ ...its, isMinus: !its.isMinus }, used(above))
                : negative(lastOf(its, used(above))),
            ),
          }),
          move: () => say(isPlain ? 'mistake.sum' : 'mistake.last'),
        },
      ],
    }
  },
  truth: (its) => say('mistake.truth', { number: tex(numberTex(valueOf(its))) }),
  means: (line) => readMixed(line).toFixed(6),
})

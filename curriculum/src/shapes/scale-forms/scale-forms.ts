import { defineModel, mathIn, numbersIn, plain, solved, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { boxTapes } from '#figures/two-tapes/box-tapes.ts'
import { fractionTex, isLowest, lowest, properFraction } from '#fractions/fraction.ts'
import { shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, twoPeople } from '#people/people.ts'
import { say } from './messages.gen.ts'

/** Two ribbons in equal boxes; `total` is the given length of the first one in inches, or 0. */
interface Ribbons {
  a: number
  b: number
  total: number
  people: [string, string]
}
const ribbons: Ribbons = { a: 5, b: 3, total: 0, people: ['Ana', 'Ben'] }
const tapeBugs: Bug<Ribbons>[] = [
  bug<Ribbons>({
    id: 'fraction.swaps-parts',
    answer: ({ a, b, total }) => (total === 0 ? [a, b] : lowest([total * a, b])),
    feedback: () => say('tapes.turned'),
    example: [ribbons, [5, 3]],
  }),
  bug<Ribbons>({
    id: 'fraction.wrong-whole',
    answer: ({ a, b, total }) => (total === 0 ? lowest([b, a + b]) : null),
    feedback: () => say('tapes.both'),
    example: [ribbons, [3, 8]],
  }),
  bug<Ribbons>({
    id: 'fraction.stops-early',
    answer: ({ a, total }) => (total === 0 ? null : total / a),
    feedback: () => say('tapes.box'),
    // 20 inches in 5 boxes
    example: [{ ...ribbons, total: 20 }, 4],
  }),
  bug<Ribbons>({
    id: 'fraction.adds-for-times',
    answer: ({ a, b, total }) => (total === 0 ? Math.abs(b - a) : total + b - a > 0 ? total + b - a : null),
    feedback: () => say('tapes.more'),
    example: [ribbons, 2],
  }),
]

/** A factor less than 1 (level 1), greater than 1 (level 2), and the resulting length (level 3). */
export const tapes = defineModel<Ribbons>({
  id: 'tapes',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['5.NF.B.5a'],
  bugs: tapeBugs,
  task: ({ a, b, total }) => `${total > 0} ${a < b} ${isLowest([a, b])} ${b > 5}`,
  draw(random, level) {
    const a = random.integer(3, level === 3 ? 9 : 12)
    const b =
      level === 1 ? random.integer(2, a - 1) : level === 2 ? random.integer(a + 1, 13) : random.integer(2, 11)
    return { a, b, total: level === 3 ? a * random.integer(2, 9) : 0, people: twoPeople(random) }
  },
  fits: ({ a, b }) => a !== b,
  item(its) {
    const { a, b, total, people } = its
    const [one, other] = people.map((name) => person(name))
    const who = { one: one ?? person(people[0]), other: other ?? person(people[1]) }
    const factor = lowest([b, a])
    return {
      stem: [total > 0 ? say('tapes.length', { ...who, total }) : say('tapes.factor', who)],
      figure: boxTapes(
        [say('tapes.of', { who: who.one }), say('tapes.of', { who: who.other })],
        [a, b],
        total > 0 ? String(total) : null,
      ),
      ...typedAmount(its, {
        key: total > 0 ? [total * b, a] : factor,
        ...(total > 0 ? { unit: 'inch' as const } : {}),
        bugs: tapeBugs,
      }),
      hints: [say('tapes.nudge'), say(total > 0 ? 'tapes.hint-length' : 'tapes.hint', who)],
      solution: [
        say('tapes.boxes', { ...who, a, b }),
        say(b > a ? 'tapes.larger' : 'tapes.smaller', { ...who, factor: tex(fractionTex([b, a])) }),
        ...(total > 0
          ? [
              say('tapes.so', {
                equation: tex(String.raw`${fractionTex([b, a])} \times ${total} = ${(total / a) * b}`),
              }),
            ]
          : []),
        ...(total === 0 && (b > a || !isLowest([b, a]))
          ? [say('tapes.lowest', { factor: shown(factor) })]
          : []),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'tape-diagram') throw new TypeError('expects tapes')
    const [a = 1, b = 1] = figure.tapes.map(({ boxes }) => boxes.length)
    const [total] = numbersIn(plain(stem))
    return total === undefined ? solvedFraction(b, a) : solvedFraction(total.value * b, a)
  },
})

/**
 * A fraction times another form of 1. Students find the new numerator, or the number in both boxes of the form of 1.
 */
interface Form {
  a: number
  b: number
  /** The new denominator. */
  to: number
  asks: 'numerator' | 'one' | 'equal'
}
const newTop = ({ a, b, to }: Form): number => (a * to) / b
const formKey = (its: Form): number => (its.asks === 'one' ? its.to / its.b : newTop(its))
const form: Form = { a: 3, b: 4, to: 20, asks: 'numerator' }
const formBugs: Bug<Form>[] = firstOf<Form>([
  bug<Form>({
    id: 'fraction.adds-to-rename',
    answer: ({ a, b, to, asks }) => (asks === 'one' ? to - b : to - b + a),
    feedback: () => say('form.adds'),
    // 16 more in the denominator, so 16 more in the numerator
    example: [form, 19],
  }),
  bug<Form>({
    id: 'fraction.keeps-numerator',
    answer: ({ a, asks }) => (asks === 'one' ? 1 : a),
    feedback: ({ asks }) => say(asks === 'one' ? 'form.just-one' : 'form.keeps'),
    example: [form, 3],
  }),
])
const formTex = (its: Form): string => {
  const { a, b, to, asks } = its
  const box = String.raw`\square`
  const result = String.raw`\frac{${asks === 'one' ? newTop(its) : box}}{${to}}`
  const one = asks === 'one' ? [box, box] : [to / b, to / b]
  return `${fractionTex([a, b])} ${asks === 'equal' ? '' : String.raw`\times \frac{${one[0]}}{${one[1]}} `}= ${result}`
}

/**
 * The new numerator (level 1), the form of 1 (level 2), and an equivalent fraction by way of lowest terms (level 3).
 */
export const sameSize = defineModel<Form>({
  id: 'same-size',
  thinking: 'compute',
  seconds: 50,
  standards: ['5.NF.B.5b'],
  bugs: formBugs,
  task: ({ asks, b, to }) => `${asks} ${b > 6} ${to > 30}`,
  draw(random, level) {
    const [a, b] = properFraction(random, random.integer(2, 12))
    const n = random.integer(2, 9)
    const k = random.integer(2, 5)
    return level === 3
      ? { a: a * k, b: b * k, to: b * n, asks: 'equal' }
      : { a, b, to: b * n, asks: level === 1 ? 'numerator' : 'one' }
  },
  fits: ({ b, to, asks }) => to <= 72 && (asks !== 'equal' || (to % b > 0 && b % to > 0)),
  minWrongAnswers: 1,
  item(its) {
    const { a, b, to, asks } = its
    const [c, d] = lowest([a, b])
    const by = to / d
    return {
      stem: [say(`form.asks.${asks}`, { equation: tex(formTex(its)) })],
      ...typedDecimal(its, { label: say('label'), key: formKey(its), bugs: formBugs }),
      hints: [say('form.nudge'), say(`form.hint.${asks}`)],
      solution: [
        ...(asks === 'equal'
          ? [say('form.lowest', { equation: tex(`${fractionTex([a, b])} = ${fractionTex([c, d])}`) })]
          : []),
        say('form.times', { from: d, by, to }),
        say('form.so', {
          equation: tex(
            String.raw`${fractionTex([c, d])} \times \frac{${by}}{${by}} = ${fractionTex([c * by, to])}`,
          ),
        }),
      ],
    }
  },
  solve({ stem }) {
    const found = [...(mathIn(stem)[0] ?? '').matchAll(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g)].map(
      ([, above, below]) => [Number(above), Number(below)] as const,
    )
    const [[a, b] = [1, 1], ...rest] = found
    const to = rest.at(-1)?.[1] ?? 1
    return solved.number(rest.length > 1 && Number.isNaN(rest[0]?.[0]) ? to / b : (a * to) / b)
  },
})

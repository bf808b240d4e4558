import { defineModel, type Level, mathIn, type Random, solved, tex, tidy } from '#form'
import {
  operationBugs as bugs,
  firstOf,
  oneOff,
  tooLarge,
} from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import {
  type DecimalOperation,
  type DecimalSign,
  digitsOf,
  operationIn,
  operationTex,
  placesOf,
  resultOf,
  withPlaces,
} from '#decimals/operations.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { numberTex } from '#equations/exact.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { operationHints, operationSteps } from '#solutions/decimal-operation/decimal-operation.ts'
import { say } from './messages.gen.ts'

/** An operation whose result is asked for, or the number that it was done to. */
type Asked = DecimalOperation & { isBack: boolean }
const inverse = { plus: 'minus', minus: 'plus', times: 'over', over: 'times' } as const
/** What leads to the answer: of ? + b = c it is c − b. */
const leads = (its: Asked): DecimalOperation =>
  its.isBack ? { sign: inverse[its.sign], a: resultOf(its), b: its.b } : its
const backTex = (its: Asked): string =>
  operationTex(its).replace(numberTex(its.a), 'n') + ` = ${numberTex(resultOf(its))}`
const shape = ({ sign, a, b, isBack }: Asked): string => `${sign} ${isBack} ${placesOf(a)} ${placesOf(b)}`

const computed = (
  id: 'add-subtract' | 'multiply' | 'divide',
  draw: (random: Random, level: Level) => Asked,
  isFine: (its: Asked) => boolean = () => true,
) =>
  defineModel<Asked>({
    id,
    thinking: id === 'divide' ? 'work backwards' : 'compute',
    seconds: 60,
    standards: ['6.NS.B.3'],
    task: shape,
    draw,
    fits: (its) => resultOf(its) > 0.05 && digitsOf(resultOf(leads(its))) < 10_000 && isFine(its),
    item(its) {
      const way = leads(its)
      return {
        stem: [
          its.isBack
            ? say('compute.back', { equation: tex(backTex(its)) })
            : say('compute.asks', { expression: tex(operationTex(its)) }),
        ],
        ...typedDecimal(way, { label: say('compute.label'), key: resultOf(way), bugs }),
        hints: [...(its.isBack ? [say(`compute.undo.${its.sign}`)] : []), ...operationHints(way)],
        solution: [...(its.isBack ? [say(`compute.undo.${its.sign}`)] : []), ...operationSteps(way)],
      }
    },
    solve({ stem }) {
      const [text = ''] = mathIn(stem)
      if (!text.includes('n')) return solved.number(resultOf(operationIn(text)))
      const [left = '', right = ''] = text.split(' = ')
      const { sign, b } = operationIn(left.replace('n', '0'))
      const a = Number(right)
      return solved.number(resultOf({ sign: inverse[sign], a, b }))
    },
  })

/** Other numbers of places (level 1), with zeros to write (level 2), a missing number (level 3). */
export const addSubtract = computed('add-subtract', (random, level) => {
  const sign = random.pick(['plus', 'minus'] as const)
  const [one, other] = random.sample(level === 2 ? [0, 2, 3] : [1, 2, 3], 2)
  return {
    sign,
    a: withPlaces(random, 10, 60, one ?? 1),
    b: withPlaces(random, 1, 9, other ?? 2),
    isBack: level === 3,
  }
})

/** By a whole number (level 1), two decimals (level 2), a missing dividend (level 3). */
export const multiply = computed(
  'multiply',
  (random, level) => {
    const [one, other] =
      level === 1 ? [random.integer(1, 2), 0] : [random.integer(1, 2), random.integer(1, 2)]
    const b = withPlaces(random, other === 0 ? 2 : 0, 9, other)
    const a = withPlaces(random, 1, 19, one)
    return level === 3
      ? { sign: 'over', a: tidy(a * b), b, isBack: true }
      : { sign: 'times', a, b, isBack: false }
  },
  ({ b }) => b !== 1,
)

/** The same products and missing dividends, worked out line by line. */
export const showWork = showWorkOf<Asked>({
  of: multiply,
  seconds: 90,
  task: (its) =>
    its.isBack
      ? { kind: 'solve', given: backTex(its) }
      : { kind: 'rewrite', given: operationTex(its), form: 'value' },
  letters: ({ isBack }) => (isBack ? ['n'] : []),
  bugs: ['point-moved', 'multiplies-for-dividing'],
})

/** By a whole number (level 1), by a decimal (level 2), a missing factor (level 3). */
export const divide = computed(
  'divide',
  (random, level) => {
    const b = withPlaces(random, level === 1 ? 2 : 0, 9, level === 1 ? 0 : random.integer(1, 2))
    const key = withPlaces(random, 1, 30, random.integer(0, 2))
    return level === 3
      ? { sign: 'times', a: key, b, isBack: true }
      : { sign: 'over', a: tidy(key * b), b, isBack: false }
  },
  (its) => its.b !== 1 && placesOf(leads(its).a) < 4 && placesOf(leads(its).a) > 0,
)

const pointBugs = firstOf([oneOff, tooLarge])
interface Placed extends DecimalOperation {
  /** What is known without the points. */
  digits: number
}
const signsAt: Record<Level, DecimalSign[]> = { 1: ['times'], 2: ['over'], 3: ['times', 'over'] }
/** The point of a product (level 1), of a quotient (level 2), of either with zeros (level 3), by an estimate. */
export const placePoint = defineModel<Placed>({
  id: 'place-point',
  thinking: 'explain',
  seconds: 50,
  standards: ['6.NS.B.3'],
  bugs: pointBugs,
  task: (its) => `${its.sign} ${placesOf(its.a)} ${placesOf(its.b)} ${Math.floor(Math.log10(resultOf(its)))}`,
  draw(random, level) {
    const sign = random.pick(signsAt[level])
    const b = withPlaces(random, level === 3 ? 0 : 1, level === 3 ? 1 : 9, random.integer(1, 2))
    const key = withPlaces(random, 2, 90, random.integer(1, 2))
    const its: DecimalOperation = sign === 'times' ? { sign, a: key, b } : { sign, a: tidy(key * b), b }
    return { ...its, digits: digitsOf(resultOf(its)) }
  },
  fits: ({ digits, ...its }) =>
    digits > 99 &&
    digits < 10_000 &&
    resultOf(its) > 0.2 &&
    placesOf(resultOf(its)) > 0 &&
    placesOf(its.a) < 5,
  item(its) {
    const { digits, sign } = its
    const [low, high] = [Math.round(its.a) || 1, Math.round(its.b) || 1]
    return {
      stem: [
        say(`point.asks.${sign === 'times' ? 'times' : 'over'}`, {
          expression: tex(operationTex(its)),
          digits: String(digits),
        }),
      ],
      ...typedDecimal<DecimalOperation>(its, {
        label: say('compute.label'),
        key: resultOf(its),
        bugs: pointBugs,
      }),
      hints: [
        say('point.nudge'),
        say(its.b < 1 ? `point.less.${sign === 'times' ? 'times' : 'over'}` : 'point.hint'),
      ],
      solution: [
        ...(its.b < 1
          ? []
          : [say('point.near', { a: tex(numberTex(its.a)), b: tex(numberTex(its.b)), low, high })]),
        ...operationSteps(its),
      ],
    }
  },
  solve: ({ stem }) => solved.number(resultOf(operationIn(mathIn(stem)[0] ?? ''))),
})

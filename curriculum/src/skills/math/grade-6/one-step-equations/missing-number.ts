import { bug, defineModel, exact, type Exact, math, mathIn, tex, typed } from '#form'
import { calculate, inverseOf, isPositive, numberTex, type Operation, workedTex } from '#equations/exact.ts'
import {
  decimalEquation,
  fractionEquation,
  leftTex,
  type OneStep,
  solutionOf,
  triedTex,
  wholeEquation,
} from '#equations/one-step.ts'
import { solvedText } from '#equations/typed-solution.ts'
import { say } from './messages.gen.ts'

/** An equation of known solution in which one number is missing. */
interface Gap extends OneStep {
  gap: 'by' | 'result'
}

const blank = String.raw`\square`

/** From the solution and the result to the number between them: how it is found, and how it is not. */
const betweenOf = {
  plus: 'minus',
  minus: 'minus',
  times: 'over',
  over: 'over',
} as const satisfies Record<Operation, Operation>

const between = (values: Gap, operation: Operation): Exact =>
  values.form === 'plus' || values.form === 'times'
    ? calculate(values.result, operation, solutionOf(values))
    : calculate(solutionOf(values), operation, values.result)

const wrongWay = (values: Gap): Exact =>
  values.gap === 'result'
    ? calculate(solutionOf(values), inverseOf[values.form], values.by)
    : between(values, inverseOf[betweenOf[values.form]])

const wrongWayAt = (values: Gap, gap: Gap['gap']): Exact | null =>
  values.gap === gap && isPositive(wrongWay(values)) ? wrongWay(values) : null

const solutionTex = (values: Gap) => tex(`${values.letter} = ${numberTex(solutionOf(values))}`)

// Worked by hand: x = 6 solves 4x = 24.
const four: Gap = { form: 'times', letter: 'x', by: 4, result: 24, gap: 'by' }

const bugs = [
  bug<Gap>({
    id: 'equation.same-operation',
    answer: (values) => wrongWayAt(values, 'by'),
    feedback: (values) =>
      say(`gap.wrong.${values.form}`, {
        solution: solutionTex(values),
        result: tex(numberTex(values.result)),
      }),
    example: [four, 144],
  }),
  bug<Gap>({
    id: 'equation.undoes-to-evaluate',
    answer: (values) => wrongWayAt(values, 'result'),
    feedback: (values) =>
      say('gap.undid', { solution: solutionTex(values), left: tex(leftTex(values, values.letter)) }),
    example: [{ ...four, gap: 'result' }, 1.5],
  }),
  bug<Gap>({
    id: 'model.answers-other',
    answer: solutionOf,
    feedback: (values) =>
      say('gap.solution', { letter: tex(values.letter), value: tex(numberTex(solutionOf(values))) }),
    example: [four, 6],
  }),
]

const shownTex = (values: Gap): string =>
  values.gap === 'result'
    ? `${leftTex(values, values.letter)} = ${blank}`
    : {
        plus: `${values.letter} + ${blank}`,
        minus: `${values.letter} − ${blank}`,
        times: String.raw`${blank} \times ${values.letter}`,
        over: String.raw`\frac{${values.letter}}{${blank}}`,
      }[values.form] + ` = ${numberTex(values.result)}`

/** Any number missing (level 1), the number beside the letter (level 2), with decimals and fractions (level 3). */
export const missingNumber = defineModel<Gap>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 40,
  standards: ['6.EE.B.5'],
  bugs,
  task: ({ form, gap, by }) => `${form} ${gap} ${typeof by === 'number' ? '' : 'fraction'}`,
  draw(random, level) {
    const form = random.pick(
      level === 1 ? (['plus', 'times'] as const) : (['minus', 'over', 'times'] as const),
    )
    const gap = level === 1 ? random.pick(['by', 'result'] as const) : 'by'
    if (level < 3) return { ...wholeEquation(random, form), gap }
    return random.chance(0.5)
      ? { ...fractionEquation(random, random.pick(['plus', 'minus', 'times'] as const)), gap }
      : { ...decimalEquation(random, form), gap: random.pick(['by', 'result'] as const) }
  },
  fits: (values) => exact(wrongWay(values)) !== exact(solutionOf(values)),
  item(values) {
    const { letter, form, by, result, gap } = values
    const value = solutionOf(values)
    const solution = solutionTex(values)
    const key = gap === 'by' ? by : result
    const back =
      form === 'plus' || form === 'times'
        ? workedTex(result, betweenOf[form], value)
        : workedTex(value, betweenOf[form], result)
    return {
      stem: [say('gap.asks', { solution, equation: tex(shownTex(values)) })],
      ...typed<Gap>(values, { label: say('gap.label'), key, bugs }),
      answer: math(numberTex(key)),
      hints: [
        say('gap.nudge', { letter: tex(letter), value: tex(numberTex(value)) }),
        gap === 'result'
          ? say('gap.hint.result', { left: tex(leftTex(values, letter)), solution })
          : say(`gap.hint.${form}`, { value: tex(numberTex(value)), result: tex(numberTex(result)) }),
      ],
      solution: [
        say('gap.put', { letter: tex(letter), value: tex(numberTex(value)) }),
        gap === 'result'
          ? say('gap.work', { worked: tex(triedTex(values, value)) })
          : say('gap.back', { worked: tex(back) }),
        ...(gap === 'result' ? [] : [say('gap.check', { tried: tex(triedTex(values, value)) })]),
      ],
    }
  },
  minWrongAnswers: 1,
  solve({ stem }) {
    const [equation = '', solution = ''] = mathIn(stem)
    const [letter = 'x', value = ''] = solution.split(' = ')
    const [left = '', result = ''] = equation.split(' = ')
    // A blank below a line is found by multiplying both sides by it.
    const asked = left.includes(String.raw`}{${blank}}`)
      ? `${result}z = ${value}`
      : equation.replace(new RegExp(`${letter}(?![a-z{])`), `(${value})`).replace(blank, 'z')
    return { kind: 'number', text: solvedText(asked) }
  },
})

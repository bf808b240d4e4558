import { tex, type Tex } from '@skills-center/messages/values'
import { calculate, inverseOf, isFraction, isPositive, numberTex, workedTex } from '../../equations/exact.ts'
import { leftTex, type OneStep } from '../../equations/one-step.ts'
import { bug, type Exact, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 4x = 20, x − 5 = 3, and three fourths of x is 6.
const times: OneStep = { form: 'times', letter: 'x', by: 4, result: 20 }
const minus: OneStep = { form: 'minus', letter: 'x', by: 5, result: 3 }
const fraction: OneStep = { form: 'times', letter: 'x', by: [3, 4], result: 6 }

const termsOf = (equation: OneStep): { letter: Tex; by: Tex; result: Tex; left: Tex } => ({
  letter: tex(equation.letter),
  by: tex(numberTex(equation.by)),
  result: tex(numberTex(equation.result)),
  left: tex(leftTex(equation, equation.letter)),
})
const positive = (value: Exact): Exact | null => (isPositive(value) ? value : null)

export const sameOperation = bug<OneStep>({
  id: 'equation.same-operation',
  answer: ({ form, by, result }) => positive(calculate(result, form, by)),
  feedback: (equation) => {
    const { form, by, result } = equation
    return say(`again.${form}`, { by: tex(numberTex(by)), worked: tex(workedTex(result, form, by)) })
  },
  example: [times, 80],
})

export const oneSide = bug<OneStep>({
  id: 'equation.one-side',
  answer: ({ result }) => result,
  feedback: (equation) => {
    const { letter, result } = termsOf(equation)
    return say('one-side', { letter, result })
  },
  example: [times, 20],
})

/** Subtracts a factor instead of dividing, or adds a divisor instead of multiplying. */
export const wrongInverse = bug<OneStep>({
  id: 'equation.wrong-inverse',
  answer: ({ form, by, result }) => {
    if (form === 'times') return positive(calculate(result, 'minus', by))
    return form === 'over' ? calculate(result, 'plus', by) : null
  },
  feedback: (equation) => {
    const { letter, by, left } = termsOf(equation)
    return say(equation.form === 'over' ? 'added-divisor' : 'subtracted-factor', { letter, by, left })
  },
  example: [times, 16],
})

export const reversedSubtraction = bug<OneStep>({
  id: 'equation.reversed-subtraction',
  answer: ({ form, by, result }) => (form === 'minus' ? positive(calculate(by, 'minus', result)) : null),
  feedback: (equation) => {
    const { letter, by, result } = termsOf(equation)
    return say('reversed', { letter, by, result })
  },
  example: [minus, 2],
})

/** Multiplies by the denominator and stops. */
export const onlyDenominator = bug<OneStep>({
  id: 'equation.half-the-fraction',
  answer: ({ form, by, result }) =>
    form === 'times' && isFraction(by) && by[0] !== 1 ? calculate(result, 'times', by[1]) : null,
  feedback: ({ by, letter }) => {
    const [numerator, denominator] = isFraction(by) ? by : [1, 1]
    return say('only-denominator', { denominator, numerator, left: tex(`${numerator}${letter}`) })
  },
  example: [fraction, 24],
})

/** Divides by the numerator and stops. */
const onlyNumerator = bug<OneStep>({
  id: 'equation.half-the-fraction',
  answer: ({ form, by, result }) =>
    form === 'times' && isFraction(by) && by[0] !== 1 ? calculate(result, 'over', [by[0], 1]) : null,
  feedback: ({ by }) => {
    const [numerator, denominator] = isFraction(by) ? by : [1, 1]
    return say('only-numerator', { denominator, numerator })
  },
  example: [fraction, 2],
})

/** Subtracts (or adds back) numerators and denominators separately. */
const fractionsAcross = bug<OneStep>({
  id: 'equation.fractions-across',
  answer: ({ form, by, result }) => {
    if ((form !== 'plus' && form !== 'minus') || !isFraction(by) || !isFraction(result)) return null
    if (by[1] === result[1]) return null
    const top = toNumber(calculate(result[0], inverseOf[form], by[0]))
    const bottom = toNumber(calculate(result[1], inverseOf[form], by[1]))
    return top > 0 && bottom > 0 ? calculate([top, bottom], 'times', 1) : null
  },
  feedback: () => say('across'),
  example: [{ form: 'plus', letter: 'x', by: [1, 3], result: [5, 6] }, [4, 3]],
})

export const oneStepBugs = [
  sameOperation,
  oneSide,
  wrongInverse,
  reversedSubtraction,
  onlyDenominator,
  onlyNumerator,
  fractionsAcross,
]

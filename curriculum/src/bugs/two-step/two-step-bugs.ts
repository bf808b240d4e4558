import { type Text, tex } from '@skills-center/messages/values'
import { calculate, isFraction, isSame, numberTex } from '../../equations/exact.ts'
import { isGroup, leftOver, resultOf, termTex, type TwoStep } from '../../equations/two-step.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3x + 4 = 19, 3(x + 4) = 27, 20 − 3x = 8, and two thirds of x plus 1 is 7.
const sum: TwoStep = { form: 'plus', letter: 'x', p: 3, q: 4, value: 5 }
const group: TwoStep = { form: 'group-plus', letter: 'x', p: 3, q: 4, value: 5 }
const left: TwoStep = { form: 'left', letter: 'x', p: 3, q: 20, value: 4 }
const fraction: TwoStep = { form: 'plus', letter: 'x', p: [2, 3], q: 1, value: 9 }

const termsOf = (equation: TwoStep) => ({
  p: tex(numberTex(equation.p)),
  q: tex(numberTex(equation.q)),
  result: tex(numberTex(resultOf(equation))),
})
const after = (value: Exact, ...steps: ['plus' | 'minus' | 'times' | 'over', Exact][]): Exact =>
  steps.reduce<Exact>((got, [operation, by]) => calculate(got, operation, by), value)

/** Adds an added number, or subtracts a subtracted one, instead of undoing it. */
export const undoesTheWrongWay = bug<TwoStep>({
  id: 'equation.same-operation',
  answer: (equation) => {
    const { form, p, q } = equation
    const result = resultOf(equation)
    switch (form) {
      case 'plus':
        return after(result, ['plus', q], ['over', p])
      case 'minus':
        return after(result, ['minus', q], ['over', p])
      case 'left':
        return after(result, ['plus', q], ['over', p])
      case 'group-plus':
        return after(result, ['over', p], ['plus', q])
      case 'group-minus':
        return after(result, ['over', p], ['minus', q])
    }
  },
  feedback: (equation) => {
    const { q } = termsOf(equation)
    if (equation.form === 'left') return say('added-left', { q })
    const isSubtracted = equation.form === 'minus' || equation.form === 'group-minus'
    return say(isSubtracted ? 'subtracted-again' : 'added-again', { q })
  },
  example: [sum, [23, 3]],
})

export const stopsAfterOne = bug<TwoStep>({
  id: 'equation.stops-early',
  answer: (equation) => {
    const { result } = leftOver(equation)
    return equation.form === 'left' ? after(0, ['minus', result]) : result
  },
  feedback: (equation): Text => {
    const letter = tex(equation.letter)
    const { side } = leftOver(equation)
    return say('stops', { letter, side: tex(side.replace(/^−/, '')) })
  },
  example: [sum, 15],
})

/** Divides the result and ignores the other number. */
export const ignoresConstant = bug<TwoStep>({
  id: 'equation.ignores-constant',
  answer: (equation) => (isGroup(equation) ? null : after(resultOf(equation), ['over', equation.p])),
  feedback: (equation) => say('ignores', termsOf(equation)),
  example: [sum, [19, 3]],
})

export const dividesOnePart = bug<TwoStep>({
  id: 'equation.divides-one-part',
  answer: (equation) => {
    const { form, p, q } = equation
    const share = after(resultOf(equation), ['over', p])
    if (form === 'plus') return after(share, ['minus', q])
    return form === 'minus' ? after(share, ['plus', q]) : null
  },
  feedback: (equation) => {
    const { p, q } = termsOf(equation)
    return say('divides-one', { p, q })
  },
  example: [sum, [7, 3]],
})

/** Subtracts the coefficient instead of dividing by it. */
const subtractsCoefficient = bug<TwoStep>({
  id: 'equation.wrong-inverse',
  answer: (equation) =>
    isGroup(equation) || equation.form === 'left'
      ? null
      : after(leftOver(equation).result, ['minus', equation.p]),
  feedback: (equation) => {
    const { p } = termsOf(equation)
    return say('subtracts-factor', {
      p,
      letter: tex(equation.letter),
      term: tex(termTex(equation.p, equation.letter)),
    })
  },
  example: [sum, 12],
})

/** Reads 3(x + 4) as 3x + 4. */
export const distributesOnce = bug<TwoStep>({
  id: 'expression.distributes-once',
  answer: (equation) =>
    isGroup(equation)
      ? after(
          resultOf(equation),
          [equation.form === 'group-plus' ? 'minus' : 'plus', equation.q],
          ['over', equation.p],
        )
      : null,
  feedback: (equation) => {
    const { p, q } = termsOf(equation)
    return say('distributes', { p, q })
  },
  example: [group, [23, 3]],
})

/** Loses the minus sign of the variable term. */
const losesSign = bug<TwoStep>({
  id: 'equation.loses-sign',
  answer: (equation) => {
    const { form, p } = equation
    const isNegative = form === 'left' || (!isFraction(p) && p < 0)
    return isNegative ? after(0, ['minus', equation.value]) : null
  },
  feedback: (equation) => {
    const { form, p, letter } = equation
    const own = form === 'left' ? calculate(0, 'minus', p) : p
    return say('loses-sign', { term: tex(isGroup(equation) ? numberTex(own) : termTex(own, letter)) })
  },
  example: [left, -4],
})

/** Adds unlike terms: 3x + 4 as 7x. */
const addsUnlike = bug<TwoStep>({
  id: 'expression.unlike-terms',
  answer: (equation) => {
    const { form, p, q } = equation
    if (isGroup(equation) || isFraction(p)) return null
    const coefficient =
      form === 'plus'
        ? after(p, ['plus', q])
        : form === 'minus'
          ? after(p, ['minus', q])
          : after(q, ['minus', p])
    return isSame(coefficient, 0) ? null : after(resultOf(equation), ['over', coefficient])
  },
  feedback: (equation) => {
    const { q } = termsOf(equation)
    return say('unlike', { q, term: tex(termTex(equation.p, equation.letter)) })
  },
  example: [sum, [19, 7]],
})

/** Multiplies by the fraction again, or undoes only its denominator. */
const fractionAgain = bug<TwoStep>({
  id: 'equation.same-operation',
  answer: (equation) =>
    isFraction(equation.p) ? after(leftOver(equation).result, ['times', equation.p]) : null,
  feedback: (equation) => say('fraction-again', { p: tex(numberTex(equation.p)) }),
  example: [fraction, 4],
})

const onlyDenominator = bug<TwoStep>({
  id: 'equation.half-the-fraction',
  answer: (equation) =>
    isFraction(equation.p) ? after(leftOver(equation).result, ['times', equation.p[1]]) : null,
  feedback: ({ p, letter }) => {
    const [numerator, denominator] = isFraction(p) ? p : [1, 1]
    return say('only-denominator', { denominator, term: tex(`${numerator}${letter}`) })
  },
  example: [fraction, 18],
})

export const twoStepBugs = [
  undoesTheWrongWay,
  stopsAfterOne,
  ignoresConstant,
  dividesOnePart,
  subtractsCoefficient,
  distributesOnce,
  losesSign,
  addsUnlike,
  fractionAgain,
  onlyDenominator,
]

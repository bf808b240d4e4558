import { tex } from '@skills-center/messages/values'
import { calculate, numberTex } from '../../equations/exact.ts'
import { otherEnd, turned } from '../../equations/inequality.ts'
import { isTurning, solutionOf, type TwoStepInequality } from '../../equations/two-step-inequality.ts'
import { operationsOf, resultOf, type TwoStep } from '../../equations/two-step.ts'
import type { Taken } from '../bound/bound-bugs.ts'
import { type Bug, bug, type Exact, exact, toNumber } from '../bug.ts'
import {
  distributesOnce,
  dividesOnePart,
  ignoresConstant,
  undoesTheWrongWay,
} from '../two-step/two-step-bugs.ts'
import { say } from './messages.gen.ts'

type SolvingBug = Bug<TwoStepInequality, Taken>

// Worked by hand: 3x + 4 > 19 is x > 5; −3x + 4 > 19 is x < −5; 3(x + 4) > 27 is x > 5; 3x − 4 > −19 is x > −5.
const sum: TwoStepInequality = { form: 'plus', letter: 'x', p: 3, q: 4, value: 5, sign: '>' }
const turning: TwoStepInequality = { ...sum, p: -3, value: -5 }
const group: TwoStepInequality = { ...sum, form: 'group-plus' }
const below: TwoStepInequality = { ...sum, form: 'minus', value: -5 }

/** The signed factor of the variable. */
const factorOf = (its: TwoStep): string => {
  const factor = operationsOf(its).find(({ form }) => form === 'times')
  return numberTex(factor?.by ?? its.p)
}

const keepsSign: SolvingBug = bug({
  id: 'inequality.keeps-sign',
  answer: (its) => (isTurning(its) ? { sign: its.sign, at: its.value } : null),
  feedback: (its) => say('keeps', { p: tex(factorOf(its)), at: tex(numberTex(its.value)) }),
  example: [turning, { sign: '>', at: -5 }],
})

const hasMinus = (its: TwoStepInequality): boolean =>
  its.form.endsWith('minus') || toNumber(its.value) < 0 || toNumber(resultOf(its)) < 0

/** Reverses the inequality sign because there is a minus sign somewhere. */
const turnsTooOften: SolvingBug = bug({
  id: 'inequality.turns-too-often',
  answer: (its) => (!isTurning(its) && hasMinus(its) ? { sign: turned[its.sign], at: its.value } : null),
  feedback: (its) => say('too-often', { p: tex(factorOf(its)) }),
  example: [below, { sign: '<', at: -5 }],
})

const turnedSign: SolvingBug = bug({
  id: 'inequality.turned-sign',
  answer: (its) => (isTurning(its) || hasMinus(its) ? null : { sign: turned[its.sign], at: its.value }),
  feedback: () => say('turned'),
  example: [sum, { sign: '<', at: 5 }],
})

const boundary: SolvingBug = bug({
  id: 'inequality.boundary',
  answer: (its) => ({ sign: otherEnd[solutionOf(its).sign], at: its.value }),
  feedback: (its) => say('boundary', { at: tex(numberTex(its.value)) }),
  example: [sum, { sign: '≥', at: 5 }],
})

/** Treats the negative factor as positive throughout. */
const losesSign: SolvingBug = bug({
  id: 'equation.loses-sign',
  answer: (its) => {
    const at = calculate(0, 'minus', its.value)
    return isTurning(its) ? { sign: its.sign, at: typeof at === 'number' ? Number(exact(at)) : at } : null
  },
  feedback: (its) => say('loses-sign', { p: tex(factorOf(its)) }),
  example: [turning, { sign: '>', at: 5 }],
})

/** A bug from equations, with the right inequality sign. */
const onBound = (of: Bug<TwoStep>, example: readonly [TwoStepInequality, Exact]): SolvingBug => ({
  id: of.id,
  answer(its) {
    const at = of.answer(its)
    return at === null ? null : { sign: solutionOf(its).sign, at }
  },
  feedback: of.feedback,
  example: [example[0], { sign: solutionOf(example[0]).sign, at: example[1] }],
})

/** Mistakes about the sign and the boundary number; all of these can be drawn. */
export const signBugs = [keepsSign, turnsTooOften, turnedSign, boundary, losesSign]
export const inequalityBugs = [
  ...signBugs,
  onBound(undoesTheWrongWay, [sum, [23, 3]]),
  onBound(ignoresConstant, [sum, [19, 3]]),
  onBound(dividesOnePart, [sum, [7, 3]]),
  onBound(distributesOnce, [group, [23, 3]]),
]

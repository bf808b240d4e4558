import { divide, formatFraction, isWhole, subtract, type Rational } from '@skills-center/answers/rational'
import { toNumber } from '../bugs/bug.ts'
import { readLinear } from '../math/linear-expression.ts'
import { calculate, isFraction, numberTex } from './exact.ts'
import {
  type Bound,
  goesRight,
  plainBound,
  sidesOf,
  sideTex as boundedTex,
  type Sign,
  turned,
  turnedTex,
} from './inequality.ts'
import { plainTwoStep, resultOf, sideTex, type TwoStep } from './two-step.ts'

/** `3x + 4 > 19`: a two-step equation with `sign` in place of `=`. Both sides are equal at `value`. */
export interface TwoStepInequality extends TwoStep {
  sign: Sign
}

/** Whether the variable has a negative factor, so that solving reverses the sign. */
export const isTurning = ({ form, p }: TwoStep): boolean => (form === 'left') !== toNumber(p) < 0

export const solutionOf = (its: TwoStepInequality): Bound => ({
  letter: its.letter,
  sign: isTurning(its) ? turned[its.sign] : its.sign,
  at: its.value,
})

export const inequalityTex = (its: TwoStepInequality): string =>
  boundedTex(sideTex(its, its.letter), its.sign, resultOf(its))

/** With the variable's side last: `19 < 3x + 4`. */
export const turnedInequalityTex = (its: TwoStepInequality): string =>
  turnedTex({ letter: sideTex(its, its.letter), sign: its.sign, at: resultOf(its) })

/** The form that students type: `3x+4>=19`. */
export const plainInequality = (its: TwoStepInequality, result = resultOf(its)): string =>
  plainTwoStep(its, result).replace('=', its.sign.replace('≤', '<=').replace('≥', '>='))

/** A solution one step from the boundary. */
export function someSolution(its: TwoStepInequality): number {
  const step = isFraction(its.p) ? its.p[1] : 1
  return toNumber(calculate(its.value, goesRight(solutionOf(its).sign) ? 'plus' : 'minus', step))
}

/** `22 > 19`: both sides compared for a value of the variable. */
export const comparedTex = (its: TwoStepInequality, value: number): string =>
  boundedTex(numberTex(resultOf({ ...its, value })), its.sign, resultOf(its))

const written = (value: Rational): Bound['at'] =>
  isWhole(value) ? Number(formatFraction(value)) : [Number(value.numerator), Number(value.denominator)]

/** The solutions of a linear inequality in TeX, with the variable on either side. */
export function solvedBound(source: string): Bound {
  const { left, sign, right } = sidesOf(source)
  const [one, other] = [readLinear(left), readLinear(right)]
  const slope = subtract(one.slope, other.slope)
  return {
    letter: /[a-z]/.exec(source.replaceAll(/\\[a-z]+/g, ''))?.[0] ?? 'x',
    sign: slope.numerator < 0n ? turned[sign] : sign,
    at: written(divide(subtract(other.constant, one.constant), slope)),
  }
}

/** The same in the form that students type. */
export const solvedBoundText = (source: string): string => plainBound(solvedBound(source))

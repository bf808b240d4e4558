import type { Exact } from '../bugs/bug.ts'
import type { Random } from '../random.ts'
import {
  calculate,
  inverseOf,
  isFraction,
  isPositive,
  isSame,
  numberTex,
  type Operation,
  workedTex,
} from './exact.ts'

/** `x + 5 = 12`: the variable, its operation and number, and the result. */
export interface OneStep {
  form: Operation
  letter: string
  by: Exact
  result: Exact
}

export const letters = ['x', 'n', 'y', 'm', 'p', 't', 'k', 'w'] as const
export const allForms = ['plus', 'minus', 'times', 'over'] as const satisfies readonly Operation[]

export const solutionOf = ({ form, by, result }: OneStep): Exact => calculate(result, inverseOf[form], by)

/** The variable's side, with `letter` replaced by something else, such as a blank. */
export function leftTex({ form, by }: OneStep, letter: string): string {
  const number = numberTex(by)
  return {
    plus: `${letter} + ${number}`,
    minus: `${letter} − ${number}`,
    times: `${number}${letter}`,
    over: String.raw`\frac{${letter}}{${number}}`,
  }[form]
}

export const equationTex = (equation: OneStep): string =>
  `${leftTex(equation, equation.letter)} = ${numberTex(equation.result)}`

/** The left side evaluated with a number for the variable: `7 + 5 = 12`, `4 × 7 = 28`. */
export const triedTex = ({ form, by }: OneStep, value: Exact): string =>
  form === 'times' ? workedTex(by, 'times', value) : workedTex(value, form, by)

/** Builds the equation from its solution. */
export const solvedBy = (form: Operation, letter: string, value: Exact, by: Exact): OneStep => ({
  form,
  letter,
  by,
  result: calculate(value, form, by),
})

/** Whether no two numbers can be confused. */
export const isClear = (equation: OneStep): boolean => {
  const { by, result } = equation
  const value = solutionOf(equation)
  return (
    isPositive(value) &&
    isPositive(result) &&
    !isSame(value, by) &&
    !isSame(result, by) &&
    !isSame(value, result)
  )
}

/** Whether the number is small enough for work by hand. */
const isHandy = (value: Exact): boolean =>
  isFraction(value) ? value[1] <= 15 && value[0] <= 40 : Math.abs(value) <= 250

const until = (draw: () => OneStep): OneStep => {
  for (let tries = 0; tries < 400; tries += 1) {
    const drawn = draw()
    if (isClear(drawn) && isHandy(drawn.result) && isHandy(solutionOf(drawn))) return drawn
  }
  throw new RangeError('No clear equation in 400 draws')
}

/** Whole numbers. */
export const wholeEquation = (random: Random, form: Operation): OneStep =>
  until(() => {
    const isSum = form === 'plus' || form === 'minus'
    const by = isSum ? random.integer(3, 40) : random.integer(3, 12)
    const value = { plus: [3, 40], minus: [by + 2, by + 40], times: [2, 15], over: [2, 12] }[form]
    const drawn = random.integer(value[0] ?? 2, value[1] ?? 12)
    return solvedBy(form, random.pick(letters), form === 'over' ? drawn * by : drawn, by)
  })

const factors = [0.5, 1.5, 2.5, 0.2, 0.4, 1.2, 3.5]
const tenths = (random: Random, from: number, to: number): number => random.integer(from, to) / 10

/** Numbers with tenths. */
export const decimalEquation = (random: Random, form: Operation): OneStep =>
  until(() => {
    const letter = random.pick(letters)
    if (form === 'times') return solvedBy(form, letter, random.integer(3, 20), random.pick(factors))
    if (form === 'over') {
      const by = random.integer(2, 8)
      return solvedBy(form, letter, calculate(by, 'times', tenths(random, 11, 59)), by)
    }
    const by = tenths(random, 12, 89)
    const rest = tenths(random, 11, 95)
    return solvedBy(form, letter, form === 'plus' ? rest : calculate(rest, 'plus', by), by)
  })

const part = (random: Random): Exact => {
  const denominator = random.pick([2, 3, 4, 5, 6, 8])
  return calculate([random.integer(1, denominator - 1), denominator], 'times', 1)
}

/** A fraction as coefficient. */
export const fractionEquation = (random: Random, form: Exclude<Operation, 'over'>): OneStep =>
  until(() => {
    const letter = random.pick(letters)
    if (form !== 'times') {
      const by = part(random)
      return solvedBy(form, letter, form === 'plus' ? part(random) : calculate(part(random), 'plus', by), by)
    }
    const denominator = random.pick([3, 4, 5, 6])
    const numerator = random.pick([2, 3, 4, 5, 7].filter((each) => each % denominator !== 0))
    const by = calculate([numerator, denominator], 'times', 1)
    const value = random.chance(0.6) && isFraction(by) ? random.integer(2, 9) * by[1] : part(random)
    return solvedBy(form, letter, value, by)
  })

import { type Exact, tidy, toNumber } from '../bugs/bug.ts'
import type { Random } from '../random.ts'
import { calculate, isFraction, numberTex, type Operation } from './exact.ts'
import { letters } from './one-step.ts'

/** `px + q`, `px − q`, `q − px`, `p(x + q)`, `p(x − q)`. */
export type TwoStepForm = 'plus' | 'minus' | 'left' | 'group-plus' | 'group-minus'

/** A variable with two operations and the result. `q` is positive. */
export interface TwoStep {
  form: TwoStepForm
  letter: string
  p: Exact
  q: Exact
  value: Exact
}

/** Swaps addition and subtraction. */
export const opposite = {
  plus: 'minus',
  minus: 'plus',
  left: 'plus',
  'group-plus': 'group-minus',
  'group-minus': 'group-plus',
} as const satisfies Record<TwoStepForm, TwoStepForm>

/** Adds or removes the parentheses. */
export const regrouped = {
  plus: 'group-plus',
  minus: 'group-minus',
  left: 'minus',
  'group-plus': 'plus',
  'group-minus': 'minus',
} as const satisfies Record<TwoStepForm, TwoStepForm>

interface Step {
  form: Exclude<Operation, 'over'>
  by: Exact
}

/** The operations on the variable, first and last: `3x + 4` is times 3, then plus 4. */
export function operationsOf({ form, p, q }: TwoStep): [Step, Step] {
  switch (form) {
    case 'plus':
    case 'minus':
      return [
        { form: 'times', by: p },
        { form, by: q },
      ]
    case 'left':
      return [
        { form: 'times', by: calculate(0, 'minus', p) },
        { form: 'plus', by: q },
      ]
    case 'group-plus':
    case 'group-minus':
      return [
        { form: form === 'group-plus' ? 'plus' : 'minus', by: q },
        { form: 'times', by: p },
      ]
  }
}

export const resultOf = (equation: TwoStep): Exact =>
  operationsOf(equation).reduce<Exact>((value, { form, by }) => calculate(value, form, by), equation.value)

/** Whether the four numbers are different, nonzero, and at most `most`. */
export function isClear(equation: TwoStep, most = 150): boolean {
  const numbers = [equation.p, equation.q, equation.value, resultOf(equation)].map(toNumber)
  return (
    new Set(numbers.map(tidy)).size === numbers.length &&
    numbers.every((each) => each !== 0 && Math.abs(each) <= most)
  )
}

export const isGroup = ({ form }: TwoStep): boolean => form.startsWith('group')

/** `3x`, `x` for 1, `−x` for −1, `\frac{2}{3}x`. */
export function termTex(p: Exact, letter: string): string {
  if (p === 1) return letter
  return p === -1 ? `−${letter}` : `${numberTex(p)}${letter}`
}

/** The variable's side; with a number in place of the variable, `\times` comes first. */
export function sideTex({ form, p, q }: Pick<TwoStep, 'form' | 'p' | 'q'>, letter: string): string {
  const number = numberTex(q)
  const isNumber = !/^[a-z]$/.test(letter)
  const term = isNumber ? String.raw`${numberTex(p)} \times ${letter}` : termTex(p, letter)
  const factor = isNumber ? String.raw`${numberTex(p)} \times ` : numberTex(p)
  return {
    plus: `${term} + ${number}`,
    minus: `${term} − ${number}`,
    left: `${number} − ${term}`,
    'group-plus': `${factor}(${letter} + ${number})`,
    'group-minus': `${factor}(${letter} − ${number})`,
  }[form]
}

export const twoStepTex = (equation: TwoStep): string =>
  `${sideTex(equation, equation.letter)} = ${numberTex(resultOf(equation))}`

/** The equation after undoing the last operation: `3x = 15`, or `x + 4 = 9`. */
export function leftOver(equation: TwoStep): { side: string; result: Exact } {
  const { letter, q, value } = equation
  const [{ form, by }] = operationsOf(equation)
  const sign = form === 'plus' ? '+' : '−'
  return {
    side: form === 'times' ? termTex(by, letter) : `${letter} ${sign} ${numberTex(q)}`,
    result: calculate(value, form, by),
  }
}

/** The form that students type: `3x+4=19`. */
export const plainTwoStep = (equation: TwoStep, result = resultOf(equation)): string =>
  `${sideTex(equation, equation.letter)} = ${numberTex(result)}`
    .replaceAll('−', '-')
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')
    .replaceAll(' ', '')

/** `x = 5`. */
export const solutionTex = ({ letter, value }: TwoStep): string => `${letter} = ${numberTex(value)}`

/** The solution substituted: `3 × 5 + 4 = 19`. */
export function checkTex(equation: TwoStep): string {
  const { value } = equation
  const shown = toNumber(value) < 0 && !isGroup(equation) ? `(${numberTex(value)})` : numberTex(value)
  return `${sideTex(equation, shown)} = ${numberTex(resultOf(equation))}`
}

const draws = {
  whole: (random: Random) => random.integer(2, 9),
  negative: (random: Random) => -random.integer(2, 9),
}

/** Whole numbers; `p` may be negative. */
export const wholeTwoStep = (random: Random, form: TwoStepForm, sign: keyof typeof draws): TwoStep => ({
  form,
  letter: random.pick(letters),
  p: draws[sign](random),
  q: random.integer(2, 20),
  value: random.integer(2, 12),
})

/** A fraction of the variable, with a whole solution. */
export function fractionTwoStep(random: Random): TwoStep {
  const denominator = random.integer(3, 6)
  const p = calculate([random.integer(2, denominator - 1), denominator], 'times', 1)
  const value = (isFraction(p) ? p[1] : 2) * random.integer(2, 9)
  return {
    form: random.pick(['plus', 'minus']),
    letter: random.pick(letters),
    p,
    q: random.integer(2, 15),
    value,
  }
}

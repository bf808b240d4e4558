import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { isClean } from './expression.ts'

type Numbers = (from: number, to: number) => number

/** A dividend with its divisor, and a small number next to them. */
function divided(n: Numbers, text: (dividend: number, by: number, part: number) => string): string {
  const by = n(2, 9)
  return text(by * n(3, 10), by, n(2, 9))
}

const forms: Record<Level, Readonly<Record<string, (n: Numbers) => string>>> = {
  1: {
    'times-sum': (n) => `${n(2, 9)} × (${n(2, 9)} + ${n(2, 9)})`,
    'times-difference': (n) => `${n(2, 9)} × (${n(8, 15)} − ${n(2, 7)})`,
    'sum-times': (n) => `(${n(2, 12)} + ${n(2, 12)}) × ${n(2, 9)}`,
    'plus-product': (n) => `${n(2, 20)} + ${n(2, 9)} × ${n(3, 9)}`,
    'minus-product': (n) => `${n(30, 90)} − ${n(2, 5)} × ${n(3, 6)}`,
    'sum-over': (n) => divided(n, (dividend, by) => `(${dividend - 5} + 5) ÷ ${by}`),
    'difference-over': (n) => divided(n, (dividend, by, part) => `(${dividend + part} − ${part}) ÷ ${by}`),
    'plus-quotient': (n) => divided(n, (dividend, by, part) => `${part + 10} + ${dividend} ÷ ${by}`),
    'minus-sum': (n) => `${n(30, 60)} − (${n(3, 12)} + ${n(3, 12)})`,
    'minus-difference': (n) => `${n(30, 60)} − (${n(13, 22)} − ${n(3, 12)})`,
  },
  2: {
    'times-sum-minus': (n) => `${n(2, 9)} × (${n(2, 9)} + ${n(2, 9)}) − ${n(3, 12)}`,
    'sum-times-difference': (n) => `(${n(2, 12)} + ${n(2, 12)}) × (${n(8, 15)} − ${n(3, 7)})`,
    'minus-times-difference': (n) => `${n(50, 90)} − ${n(2, 6)} × (${n(8, 12)} − ${n(2, 7)})`,
    'plus-difference-times': (n) => `${n(3, 20)} + (${n(8, 15)} − ${n(2, 7)}) × ${n(2, 9)}`,
    'over-times': (n) => divided(n, (dividend, by, part) => `${dividend} ÷ ${by} × ${part}`),
    'product-minus-quotient': (n) =>
      divided(n, (dividend, by, part) => `${part + 8} × 3 − ${dividend} ÷ ${by}`),
    'minus-plus-product': (n) => `${n(40, 80)} − ${n(3, 12)} + ${n(2, 8)} × ${n(2, 6)}`,
    'over-sum': (n) => divided(n, (dividend, by, part) => `${dividend * 2} ÷ (${by} + ${by}) + ${part}`),
  },
  3: {
    'times-bracket': (n) => `${n(2, 6)} × [${n(20, 40)} − (${n(3, 9)} + ${n(2, 9)})]`,
    'times-bracket-product': (n) => `${n(2, 6)} × [${n(2, 12)} + (${n(8, 14)} − ${n(3, 7)}) × ${n(2, 5)}]`,
    'minus-bracket': (n) => `${n(50, 99)} − [${n(2, 5)} × (${n(2, 7)} + ${n(2, 6)}) − ${n(2, 9)}]`,
    'bracket-times': (n) => `[${n(20, 50)} − ${n(2, 4)} × (${n(2, 5)} + 1)] × ${n(2, 6)}`,
    'minus-bracket-sum': (n) => `${n(60, 99)} − [${n(20, 40)} − (${n(2, 9)} + ${n(2, 9)})]`,
    'plus-bracket': (n) =>
      divided(n, (dividend, by, part) => `${part} + [${dividend} ÷ ${by} + (${part + 6} − ${by})]`),
  },
}

/** An expression of a given form, with numbers suitable for grade 5. */
export interface DrawnExpression {
  form: string
  text: string
}

export function drawExpression(random: Random, level: Level): DrawnExpression {
  const [form, make] = random.pick(Object.entries(forms[level]))
  return { form, text: make((from, to) => random.integer(from, to)) }
}

export const isGradeFive = ({ text }: DrawnExpression): boolean => isClean(text)

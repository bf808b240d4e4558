import type { Exact } from '../bugs/bug.ts'
import { calculate, guarded, isFraction, numberTex } from '../equations/exact.ts'
import { negative } from './signed.ts'

/** Three numbers and two operations: `a × b − c`, `a ÷ b + c`, `a × (b − c)`, `(a − b) ÷ c`. */
export type MixedForm = 'times-plus' | 'over-plus' | 'times-sum' | 'sum-over'
export interface Mixed {
  form: MixedForm
  isMinus: boolean
  a: Exact
  b: Exact
  c: Exact
}

/** Decimals combined with a fraction become fractions, so that nothing is rounded. */
const asFraction = (value: Exact): Exact =>
  typeof value === 'number' ? [Math.round(value * 100), 100] : value
/** Computes exactly: a decimal if it terminates, otherwise a fraction. */
export function work(one: Exact, operation: 'plus' | 'minus' | 'times' | 'over', other: Exact): Exact {
  const mixes = isFraction(one) !== isFraction(other)
  const result = mixes
    ? calculate(asFraction(one), operation, asFraction(other))
    : calculate(one, operation, other)
  if (typeof result === 'number') return result
  const [top, bottom] = result
  return 100 % bottom === 0 ? top / bottom : result
}
const sum = (one: Exact, { isMinus }: Pick<Mixed, 'isMinus'>, other: Exact): Exact =>
  work(one, isMinus ? 'minus' : 'plus', other)

/** The first operation, and the one applied to its result. */
export function stepsOf(its: Mixed): { first: Exact; last: Exact } {
  const { form, a, b, c } = its
  if (form === 'times-plus' || form === 'over-plus') {
    const first = work(a, form === 'times-plus' ? 'times' : 'over', b)
    return { first, last: sum(first, its, c) }
  }
  const first = form === 'times-sum' ? sum(b, its, c) : sum(a, its, b)
  return { first, last: form === 'times-sum' ? work(a, 'times', first) : work(first, 'over', c) }
}
export const valueOf = (its: Mixed): Exact => stepsOf(its).last

const sign = ({ isMinus }: Pick<Mixed, 'isMinus'>): string => (isMinus ? '−' : '+')
export function mixedTex(its: Mixed): string {
  const { form, a, b, c } = its
  const [one, two] = [numberTex(a), numberTex(b)]
  return {
    'times-plus': String.raw`${one} \times ${guarded(b)} ${sign(its)} ${guarded(c)}`,
    'over-plus': String.raw`${one} \div ${guarded(b)} ${sign(its)} ${guarded(c)}`,
    'times-sum': String.raw`${one} \times (${two} ${sign(its)} ${guarded(c)})`,
    'sum-over': String.raw`(${one} ${sign(its)} ${guarded(b)}) \div ${guarded(c)}`,
  }[form]
}
/** The expression after the first operation. */
export function secondTex(its: Mixed, first: Exact = stepsOf(its).first): string {
  const { form, a, c } = its
  if (form === 'times-sum') return String.raw`${numberTex(a)} \times ${guarded(first)}`
  return form === 'sum-over'
    ? String.raw`${numberTex(first)} \div ${guarded(c)}`
    : `${numberTex(first)} ${sign(its)} ${guarded(c)}`
}
export const lastOf = (its: Mixed, first: Exact): Exact => {
  if (its.form === 'times-sum') return work(its.a, 'times', first)
  return its.form === 'sum-over' ? work(first, 'over', its.c) : sum(first, its, its.c)
}
/** The two numbers to multiply or divide. */
export function factorsOf(its: Mixed): [Exact, Exact] {
  const { first } = stepsOf(its)
  if (its.form === 'times-sum') return [its.a, first]
  return its.form === 'sum-over' ? [first, its.c] : [its.a, its.b]
}
/** The result with the wrong sign on the product or quotient. */
export function wrongSigned(its: Mixed): Exact {
  const { first, last } = stepsOf(its)
  return its.form === 'times-sum' || its.form === 'sum-over' ? negative(last) : lastOf(its, negative(first))
}

/** Evaluates such TeX by splitting it: sums at their last sign, then products. */
export function readMixed(source: string): number {
  const text = source
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '<$1/$2>')
    .replaceAll(String.raw`\times`, '×')
    .replaceAll(String.raw`\div`, '÷')
    .replaceAll(' ', '')
  return read(text)
}
function read(text: string): number {
  for (const signs of ['+−', '×÷']) {
    let depth = 0
    for (let at = text.length - 1; at > 0; at -= 1) {
      const here = text[at] ?? ''
      depth += here === ')' ? 1 : here === '(' ? -1 : 0
      if (depth !== 0 || !signs.includes(here) || /[+−×÷(]/.test(text[at - 1] ?? '')) continue
      const [left, right] = [read(text.slice(0, at)), read(text.slice(at + 1))]
      if (here === '+') return left + right
      if (here === '−') return left - right
      return here === '×' ? left * right : left / right
    }
  }
  if (text.startsWith('−')) return -read(text.slice(1))
  if (text.startsWith('(')) return read(text.slice(1, -1))
  const [, top, bottom] = /^<(\d+)\/(\d+)>$/.exec(text) ?? []
  return top === undefined ? Number(text) : Number(top) / Number(bottom)
}

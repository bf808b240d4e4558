import type { Advice } from './advice/advice.ts'
import { isRefusal, type Written } from './numeral.ts'
import type { Rational } from './rational.ts'
import { refusalOfRest, splitAnswer } from './split-answer.ts'
import { multiply, rational } from './rational.ts'

/** A student's text read as one number: its exact value, how it was written, and how to echo it. */
export type Reading =
  | { readonly readable: true; readonly value: Rational; readonly written: Written; readonly echo: string }
  | { readonly readable: false; readonly message: Advice }

const percentSign = /^(?:%|percent\b|per cent\b|pct\b)\s*/i

/** Never throws. */
export function readNumber(text: string): Reading {
  const split = splitAnswer(text)
  if (isRefusal(split)) return { readable: false, message: split.message }
  const { number, currency } = split
  const isPercent = currency === null && percentSign.test(split.rest)
  const rest = split.rest.replace(isPercent ? percentSign : '', '')
  const trouble = refusalOfRest(rest)
  if (trouble !== null) return { readable: false, message: trouble }
  const unitText = `${currency ?? ''}${rest}`
  return {
    readable: true,
    value: isPercent ? multiply(number.value, rational(1, 100)) : number.value,
    written: {
      ...number.written,
      ...(isPercent ? { kind: 'percent' } : {}),
      ...(unitText === '' ? {} : { unitText }),
    },
    echo: isPercent ? `${number.echo}%` : number.echo,
  }
}

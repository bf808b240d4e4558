import { tidy } from '../bugs/bug.ts'
import { numberTex } from '../equations/exact.ts'
import type { Random } from '../random.ts'

export type DecimalSign = 'plus' | 'minus' | 'times' | 'over'
/** Two decimals and their operation. */
export interface DecimalOperation {
  sign: DecimalSign
  a: number
  b: number
}

export const resultOf = ({ sign, a, b }: DecimalOperation): number =>
  tidy({ plus: a + b, minus: a - b, times: a * b, over: a / b }[sign])

const signs = { plus: '+', minus: '−', times: String.raw`\times`, over: String.raw`\div` } as const
export const operationTex = ({ sign, a, b }: DecimalOperation): string =>
  `${numberTex(a)} ${signs[sign]} ${numberTex(b)}`

/** Parses the operation in a TeX text. */
export function operationIn(text: string): DecimalOperation {
  const [, a = '0', mark = '+', b = '1'] = /([\d.]+) (\+|−|\\times|\\div) ([\d.]+)/.exec(text) ?? []
  const sign = (['plus', 'minus', 'times', 'over'] as const).find((each) => signs[each] === mark) ?? 'plus'
  return { sign, a: Number(a), b: Number(b) }
}

export const placesOf = (value: number): number => String(tidy(value)).split('.')[1]?.length ?? 0
/** The digits without the decimal point. */
export const digitsOf = (value: number): number => tidy(value * 10 ** placesOf(value))

/** A decimal with exactly `places` decimal places. */
export function withPlaces(random: Random, from: number, to: number, places: number): number {
  const size = 10 ** places
  const digits = random.integer(from * size + 1, to * size - 1)
  return places > 0 && digits % 10 === 0 ? withPlaces(random, from, to, places) : tidy(digits / size)
}

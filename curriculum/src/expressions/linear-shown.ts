import { formatFraction } from '@skills-center/answers/rational'
import { mathIn } from '../form/math-in.ts'
import type { Response, Shown } from '../item.ts'
import { readLinear } from '../math/linear-expression.ts'
import { plainLine } from './linear-pairs.ts'

const numberOf = (text: string): number => {
  const [top = '0', bottom = '1'] = text.split('/')
  return Number(top) / Number(bottom)
}
/** The value of an expression at an unlikely number, for comparing expressions. */
export const valueSomewhere = (source: string): number => {
  const { slope, constant } = readLinear(source)
  return Number((numberOf(formatFraction(slope)) * 0.7183 + numberOf(formatFraction(constant))).toFixed(6))
}
/** An expression, divided by a number, as slope and constant. */
const exactly = (source: string, letter: string, by = 1): Response => {
  const { slope, constant } = readLinear(source)
  const [s, c] = [slope, constant].map((part) => Number((numberOf(formatFraction(part)) / by).toFixed(6)))
  return { kind: 'expression', text: plainLine(letter, [s ?? 0, c ?? 0]) }
}
const letterIn = (source: string): string => /(?<![a-z\\])[a-z](?![a-z])/.exec(source)?.[0] ?? 'x'
/** Stands for the missing part. */
export const box = String.raw`\square`

/** The shown expression with like terms combined. */
export function sumShown({ stem }: Shown): Response {
  const [source = ''] = mathIn(stem)
  return exactly(source, letterIn(source))
}

/** The content of the box after taking out the factor. */
export function factorShown({ stem }: Shown): Response {
  const [left = '', right = ''] = (mathIn(stem)[1] ?? '').split(' = ')
  const by = numberOf(formatFraction(readLinear(right.replace(`(${box})`, '(1)')).constant))
  return exactly(left, letterIn(left), by)
}

/** The expression in the box of a sum or a difference. */
export function missingShown({ stem }: Shown): Response {
  const [left = '', right = ''] = (mathIn(stem)[0] ?? '').split(' = ')
  const isSum = left.includes(`+ ${box}`)
  const known = left.replace(new RegExp(` [+−] ${String.raw`\\square`}`), '')
  const source = isSum ? `(${right}) − ${known}` : `${known} − (${right})`
  return exactly(source, letterIn(left.replace(box, '')))
}

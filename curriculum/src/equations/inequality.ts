import type { LineMark } from '@skills-center/answers/judge-line-marks'
import { numeral } from '@skills-center/messages/format-value'
import { type Tex, tex } from '@skills-center/messages/values'
import { type Exact, exact, toNumber } from '../bugs/bug.ts'
import { numberTex } from './exact.ts'

export type Sign = '<' | '>' | '≤' | '≥'
export const signs = ['<', '>', '≤', '≥'] as const

/** `x > 3`: a variable, a sign, and the boundary number. */
export interface Bound {
  letter: string
  sign: Sign
  at: Exact
}

/** The sign after swapping sides: 3 < x is x > 3. */
export const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const satisfies Record<Sign, Sign>
/** Includes the boundary number if it was excluded, and the other way around. */
export const otherEnd = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const satisfies Record<Sign, Sign>
/** The complement: not x > 3 is x ≤ 3. */
export const opposite = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' } as const satisfies Record<Sign, Sign>

export const isClosed = (sign: Sign): boolean => sign === '≤' || sign === '≥'
export const goesRight = (sign: Sign): boolean => sign === '>' || sign === '≥'

export const holds = ({ sign, at }: Pick<Bound, 'sign' | 'at'>, value: Exact): boolean => {
  const [left, right] = [toNumber(value), toNumber(at)]
  return left === right ? isClosed(sign) : left > right === goesRight(sign)
}

const texOf = { '<': '<', '>': '>', '≤': String.raw`\le`, '≥': String.raw`\ge` }

export const sideTex = (left: string, sign: Sign, at: Exact): string =>
  `${left} ${texOf[sign]} ${numberTex(at)}`
export const boundTex = ({ letter, sign, at }: Bound): string => sideTex(letter, sign, at)
/** With the variable last: `3 < x`. */
export const turnedTex = ({ letter, sign, at }: Bound): string =>
  `${numberTex(at)} ${texOf[turned[sign]]} ${letter}`

/** Its parts and the whole, as message values. */
export const termsOf = (bound: Bound): { letter: Tex; at: string; inequality: Tex } => ({
  letter: tex(bound.letter),
  at: numeral(toNumber(bound.at)),
  inequality: tex(boundTex(bound)),
})

/** The form that students type: `x<=3`. */
export const plainBound = ({ letter, sign, at }: Bound): string =>
  `${letter}${sign.replace('≤', '<=').replace('≥', '>=')}${exact(at)}`

const signIn = (text: string | undefined): Sign => {
  const found = signs.find((sign) => sign === text || texOf[sign] === text)
  if (found === undefined) throw new TypeError(`No sign: ${text}`)
  return found
}

/** Both sides as written, with the sign between them. */
export function sidesOf(source: string): { left: string; sign: Sign; right: string } {
  const [, left = '', between, right = ''] = /^(.+?) ?(<|>|\\le|\\ge) ?(.+)$/.exec(source) ?? []
  return { left: left.trim(), sign: signIn(between), right: right.trim() }
}

/** Parses `x \le 3` or `3 \ge x`; the variable side may be a term such as `2x`. */
export function readBound(source: string): { side: string; sign: Sign; at: number } {
  const { left, sign, right } = sidesOf(source)
  const number = (text: string): number => Number(text.replace('−', '-'))
  return Number.isNaN(number(right))
    ? { side: right, sign: turned[sign], at: number(left) }
    : { side: left, sign, at: number(right) }
}

/** The ray on a number line. */
export const rayOf = ({ sign, at }: Pick<Bound, 'sign' | 'at'>): LineMark => ({
  kind: 'ray',
  at: toNumber(at),
  isClosed: isClosed(sign),
  towards: goesRight(sign) ? 'right' : 'left',
})

import type { LineMark } from '@skills-center/answers/judge-line-marks'
import { type Exact, exact, tidy, toNumber } from '../bugs/bug.ts'
import { readLinear } from '../math/linear-expression.ts'
import { numberTex } from './exact.ts'

export type Sign = '<' | '>' | '≤' | '≥'
export const signs = ['<', '>', '≤', '≥'] as const

/** `x > 3`: a letter, a sign, and the number that bounds it. */
export interface Bound {
  letter: string
  sign: Sign
  at: Exact
}

/** The same sign read from the other side: 3 < x is x > 3. */
export const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' } as const satisfies Record<Sign, Sign>
/** With the number itself where it was without, and the other way round. */
export const otherEnd = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' } as const satisfies Record<Sign, Sign>
/** What is left out becomes a solution: not x > 3 is x ≤ 3. */
export const opposite = { '<': '≥', '>': '≤', '≤': '>', '≥': '<' } as const satisfies Record<Sign, Sign>

export const isClosed = (sign: Sign): boolean => sign === '≤' || sign === '≥'
export const goesRight = (sign: Sign): boolean => sign === '>' || sign === '≥'

export const holds = ({ sign, at }: Pick<Bound, 'sign' | 'at'>, value: Exact): boolean => {
  const [left, right] = [toNumber(value), toNumber(at)]
  return left === right ? isClosed(sign) : left > right === goesRight(sign)
}

const texOf = { '<': '<', '>': '>', '≤': String.raw`\le`, '≥': String.raw`\ge` }

const sideTex = (left: string, sign: Sign, at: Exact): string => `${left} ${texOf[sign]} ${numberTex(at)}`
export const boundTex = ({ letter, sign, at }: Bound): string => sideTex(letter, sign, at)
/** The letter last: `3 < x`. */
export const turnedTex = ({ letter, sign, at }: Bound): string =>
  `${numberTex(at)} ${texOf[turned[sign]]} ${letter}`

/** As it is typed: `x<=3`. */
export const plainBound = ({ letter, sign, at }: Bound): string =>
  `${letter}${sign.replace('≤', '<=').replace('≥', '>=')}${exact(at)}`

const signIn = (text: string | undefined): Sign => {
  const found = signs.find((sign) => sign === text || texOf[sign] === text)
  if (found === undefined) throw new TypeError(`No sign: ${text}`)
  return found
}

/** Reads `x \le 3` or `3 \ge x`; what is compared may be a side such as `2x`. */
export function readBound(source: string): { side: string; sign: Sign; at: number } {
  const [, left = '', between, right = ''] = /^(.+?) ?(<|>|\\le|\\ge) ?(.+)$/.exec(source) ?? []
  const number = (text: string): number => Number(text.replace('−', '-'))
  const sign = signIn(between)
  return Number.isNaN(number(right))
    ? { side: right.trim(), sign: turned[sign], at: number(left) }
    : { side: left.trim(), sign, at: number(right) }
}

/** `3x + 4 > 19`; the numbers beside the letter may be 1 and 0. */
export interface Condition {
  times: number
  plus: number
  sign: Sign
  at: number
}

export const conditionTex = (letter: string, { times, plus, sign, at }: Condition): string =>
  sideTex(`${times === 1 ? '' : times}${letter}${plus === 0 ? '' : ` + ${plus}`}`, sign, at)

/** The number that makes both sides equal. */
export const edgeOf = ({ times, plus, at }: Condition): number => tidy((at - plus) / times)

export const isTrue = (condition: Condition, x: number): boolean =>
  holds(condition, tidy(condition.times * x + condition.plus))

export function readCondition(source: string): Condition {
  const { side, ...bound } = readBound(source)
  const { slope, constant } = readLinear(side)
  return { ...bound, times: Number(slope.numerator), plus: Number(constant.numerator) }
}

/** As it is drawn on a number line. */
export const rayOf = ({ sign, at }: Pick<Bound, 'sign' | 'at'>): LineMark => ({
  kind: 'ray',
  at: toNumber(at),
  isClosed: isClosed(sign),
  towards: goesRight(sign) ? 'right' : 'left',
})

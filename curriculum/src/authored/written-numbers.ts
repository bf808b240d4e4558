import { toNumber } from '@skills-center/answers/rational'
import type { LineMark } from '@skills-center/answers/judge-line-marks'
import type { AuthoredAxis } from '@skills-center/contract/questions/authored'
import { FormulaError } from './formula-tree.ts'
import { type Values, workOut } from './formula.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { say } from './messages.gen.ts'

/** The most ticks on an axis: more could not be drawn or clicked. */
const maxTicks = 60

/** Allows `{=a}` for `a` where the whole field is a formula. */
export const bare = (formula: string) => formula.replaceAll(/\{=([^{}]*)\}/g, '($1)')

export const numberOf = (formula: string, values: Values): number => toNumber(workOut(bare(formula), values))

/** Splits a list at commas outside parentheses: `max(a, b), 3` has two items. */
function pieces(list: string): string[] {
  const found: string[] = []
  let depth = 0
  let piece = ''
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 0 && (sign === ',' || sign === ';')) {
      found.push(piece)
      piece = ''
    } else piece += sign
  }
  return [...found, piece].map((each) => each.trim()).filter((each) => each !== '')
}

/** `2, a, 3/4` */
export const numbersOf = (list: string, values: Values): number[] =>
  pieces(bare(list)).map((piece) => numberOf(piece, values))

/** `A(1, 2), (a, 2a)`: points, each with an optional name before it. */
export function namedPointsOf(list: string, values: Values): { at: [number, number]; label: string }[] {
  return pieces(bare(list)).map((piece) => {
    const [, label, inside] = /^([A-Za-z]?[′']*)\s*\((.*)\)$/s.exec(piece) ?? []
    const parts = inside === undefined ? [] : pieces(inside)
    if (parts.length !== 2) throw new FormulaError(say('not-a-point', { what: piece }))
    const [x = 0, y = 0] = parts.map((part) => numberOf(part, values))
    return { at: [x, y], label: label ?? '' }
  })
}

const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const flip = (relation: string): string => turned[relation] ?? relation

/** Points `-2, a`, a ray `x >= a`, or an interval `-2 < x <= 3`, in any one variable that is not a parameter. */
export function marksOf(text: string, values: Values): LineMark[] {
  const parts = bare(text)
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .split(/(<=|>=|<|>)/)
  if (parts.length === 1) return numbersOf(text, values).map((at) => ({ kind: 'point', at }))
  const [first = '', one = '', second = '', two, third] = parts.map((part) => part.trim())
  const isUnknown = (part: string) => /^[A-Za-z]$/.test(part) && (part === 'x' || !values.has(part))
  if (two === undefined && isUnknown(second)) return marksOf(`${second} ${flip(one)} ${first}`, values)
  if (two === undefined && isUnknown(first))
    return [
      {
        kind: 'ray',
        at: numberOf(second, values),
        isClosed: one.endsWith('='),
        towards: one.startsWith('>') ? 'right' : 'left',
      },
    ]
  if (two !== undefined && third !== undefined && parts.length === 5 && isUnknown(second)) {
    if (one.charAt(0) !== two.charAt(0)) throw new FormulaError(say('interval.signs'))
    if (one.startsWith('>')) return marksOf(`${third} ${flip(two)} ${second} ${flip(one)} ${first}`, values)
    const [from, to] = [numberOf(first, values), numberOf(third, values)]
    if (from >= to) throw new FormulaError(say('interval.backwards'))
    return [{ kind: 'interval', from, to, isFromClosed: one === '<=', isToClosed: two === '<=' }]
  }
  throw new FormulaError(say('marks-unreadable'))
}

/** An axis that is possible to draw. */
export function axisOf({ from, to, step }: Omit<AuthoredAxis, 'label'>, path: string, values: Values) {
  const at = (part: string, formula: string) => on(`${path}.${part}`, () => numberOf(formula, values))
  const axis = { from: at('from', from), to: at('to', to), step: at('step', step) }
  if (!(axis.step > 0)) throw new AuthoringError(`${path}.step`, say('ticks-apart'))
  if (!(axis.to > axis.from)) throw new AuthoringError(`${path}.to`, say('to-not-above-from'))
  if ((axis.to - axis.from) / axis.step > maxTicks)
    throw new AuthoringError(`${path}.step`, say('ticks-too-many', { most: maxTicks }))
  return axis
}

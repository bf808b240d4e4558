import type { Parameter, Wrong } from '@skills-center/contract/questions/authored'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** Replaces line breaks inside a list entry, because each entry takes one line. */
const lineBreak = '¶'

export const listCell = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/\r?\n/g, lineBreak)).join('\n')

export const readList = (cell: string): string[] =>
  cell
    .split(/\r?\n/)
    .map((entry) => entry.replaceAll(lineBreak, '\n').trim())
    .filter((entry) => entry !== '')

const arrow = ' => '

/** For example: `3/4 => You turned it over.` */
export const wrongCell = (wrong: readonly Wrong[]): string =>
  listCell(wrong.map(({ value, feedback }) => (feedback === '' ? value : `${value}${arrow}${feedback}`)))

export const readWrong = (cell: string): Wrong[] =>
  readList(cell).map((entry) => {
    const at = entry.indexOf('=>')
    if (at < 0) return { value: entry, feedback: '' }
    return { value: entry.slice(0, at).trim(), feedback: entry.slice(at + 2).trim() }
  })

/** For example: `a: 2 to 12 by 1`, `thing: apples, pens`, `c = a + b`. */
export const parametersCell = (parameters: readonly Parameter[]): string =>
  listCell(
    parameters.map((its) => {
      if (its.kind === 'range') return `${its.name}: ${its.from} to ${its.to} by ${its.step}`
      return its.kind === 'list' ? `${its.name}: ${its.values.join(', ')}` : `${its.name} = ${its.formula}`
    }),
  )

/** @throws RangeError that names the unreadable line */
export const readParameters = (cell: string): Parameter[] =>
  readList(cell).map((line): Parameter => {
    const [, name = '', sign, rest = ''] = /^\s*([A-Za-z]\w{0,19})\s*([:=])\s*(.+)$/.exec(line) ?? []
    if (sign === '=') return { kind: 'formula', name, formula: rest.trim() }
    const range = /^(.+?)\s+to\s+(.+?)(?:\s+by\s+(.+))?$/.exec(rest)
    if (sign === ':' && range !== null)
      return { kind: 'range', name, from: range[1] ?? '', to: range[2] ?? '', step: (range[3] ?? '1').trim() }
    if (sign === ':') return { kind: 'list', name, values: rest.split(',').map((value) => value.trim()) }
    throw new RangeError(formatMessage(say('csv.parameter-unreadable', { name: line.slice(0, 40) })))
  })

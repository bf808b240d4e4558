import { advise } from './advice/advice.ts'
import { judgeNumber, type NumberKey } from './judge-number.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export interface TableKey {
  /** The right answer for each open cell: a number, or an option by id. */
  entries: Readonly<Record<string, NumberKey | { option: string }>>
  /** For a misconception: only these cells decide whether it matches. All by default. */
  decisive?: readonly string[]
}

/** A table is right if every open cell is right. */
export function judgeTable(placed: Readonly<Record<string, string>>, key: TableKey): Judgement {
  const ids = Object.keys(key.entries)
  const left = ids.filter((id) => (placed[id] ?? '').trim() === '').length
  if (left > 0)
    return unreadable(left === 1 ? advise('one-cell-left') : advise('cells-left', { left: `${left}` }))
  const judged = (key.decisive ?? ids).map((id) => judgeEntry(placed[id] ?? '', key.entries[id]))
  const echo = ids.map((id) => judgeEntry(placed[id] ?? '', key.entries[id]).echo ?? placed[id]).join(', ')
  const first = (verdict: Judgement['verdict']) => judged.find((its) => its.verdict === verdict)
  const notRead = first('unreadable')
  if (notRead) return { ...notRead, echo: null }
  if (first('incorrect')) return incorrect(echo)
  const form = first('form')
  return form ? { ...form, echo } : correct(echo)
}

function judgeEntry(text: string, key: NumberKey | { option: string } | undefined): Judgement {
  if (key === undefined) throw new RangeError('A decisive cell must be one of the entries.')
  if ('option' in key) return text === key.option ? correct(null) : incorrect(null)
  return judgeNumber(text, key)
}

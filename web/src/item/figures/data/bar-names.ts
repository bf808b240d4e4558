import { textWidth, wrapped } from '../scale.ts'
import { tickSize } from '../svg.tsx'

/** Names under bars: wrapped within their slots, or rotated if even single words do not fit. */
export interface BarNames {
  lines: string[][]
  isTurned: boolean
  height: number
}

export function barNames(names: readonly string[], slot: number): BarNames {
  const lines = names.map((name) => wrapped(name, slot - 6, tickSize))
  const isTurned = lines.some((words) => words.some((word) => textWidth(word, tickSize) > slot - 2))
  const longest = Math.max(...names.map((name) => textWidth(name, tickSize)))
  const height = isTurned
    ? longest * Math.sin((50 * Math.PI) / 180) + 14
    : Math.max(...lines.map((words) => words.length)) * 18 + 6
  return { lines, isTurned, height }
}

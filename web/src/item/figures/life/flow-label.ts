import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'
import { tickSize } from '../svg.tsx'

export const flowLabelLine = 17

/** The text of an arrow; sizes in pixels. */
export interface ArrowLabel {
  lines: readonly string[]
  width: number
  height: number
  isAsked: boolean
  isLettered: boolean
}

/** Undefined if the arrow has no text. */
export function arrowLabel(
  text: string | undefined,
  isLettered: boolean,
  max: number,
): ArrowLabel | undefined {
  const isAsked = text === '?'
  const lines = text === undefined || text === '' || isAsked ? [] : setLines(text, max, tickSize)
  if (lines.length === 0 && !isAsked && !isLettered) return undefined
  const mark = isLettered || isAsked ? 30 : 0
  const words = Math.max(0, ...lines.map((line) => textWidth(line, tickSize)))
  return {
    lines,
    width: words + mark + (words > 0 && mark > 0 ? 4 : 0),
    height: Math.max(lines.length * flowLabelLine, mark),
    isAsked,
    isLettered,
  }
}

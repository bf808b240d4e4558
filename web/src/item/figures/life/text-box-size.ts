import type { Position } from '../position.ts'
import { textWidth } from '../scale.ts'
import { setLines } from './set-lines.ts'

export const boxTextSize = 15
export const noteSize = 14
export const boxLine = 19
export const noteLine = 18
const badgeWide = 32
const badgeTall = 30

/** A box sized to fit its text; positions are relative to its center. */
export interface TextBoxSize {
  lines: readonly string[]
  noteLines: readonly string[]
  width: number
  height: number
  isAsked: boolean
  /** The center of the letter or question mark. */
  mark: Position
  /** The horizontal center and top edge of the text. */
  text: Position
}

/** `most` is the maximum width in pixels; only a long word exceeds it. */
export function textBoxOf({
  text,
  max,
  note = '',
  isLettered = false,
  min = 60,
}: {
  text: string
  max: number
  note?: string | undefined
  isLettered?: boolean
  min?: number
}): TextBoxSize {
  const isAsked = text === '?'
  const set = (inside: number) => ({
    lines: isAsked ? [] : setLines(text, inside, boxTextSize),
    noteLines: note === '' ? [] : setLines(note, inside, noteSize),
  })
  const sidePad = max < 100 ? 8 : 11
  const inside = max - 2 * sidePad
  const own = set(inside)
  const squeezed = set(inside - badgeWide)
  const isAbove =
    isAsked ||
    widthOf(squeezed) > inside - badgeWide ||
    squeezed.lines.length + squeezed.noteLines.length > own.lines.length + own.noteLines.length
  const isBeside = isLettered && !isAbove
  const { lines, noteLines } = isBeside ? squeezed : own
  const markTall = isLettered && isAbove ? badgeTall : isAsked ? boxLine : 0
  const tall = markTall + lines.length * boxLine + noteLines.length * noteLine
  const width = Math.max(min, widthOf({ lines, noteLines }) + 2 * sidePad + (isBeside ? badgeWide : 0))
  return {
    lines,
    noteLines,
    width,
    height: Math.max(40, tall + 18),
    isAsked,
    mark: isBeside ? { x: 20 - width / 2, y: 0 } : { x: 0, y: (markTall - tall) / 2 },
    text: { x: isBeside ? badgeWide / 2 : 0, y: markTall - tall / 2 },
  }
}

const widthOf = ({ lines, noteLines }: Pick<TextBoxSize, 'lines' | 'noteLines'>): number =>
  Math.max(
    20,
    ...lines.map((line) => textWidth(line, boxTextSize)),
    ...noteLines.map((line) => textWidth(line, noteSize)),
  )

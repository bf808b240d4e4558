import { textWidth } from '../scale.ts'
import { tickSize } from '../svg.tsx'

export interface KeyEntry {
  text: string
  /** The start of the entry, in pixels; `y` is the center of its line. */
  x: number
  y: number
}

/** Legend entries placed on lines of at most `room`; `mark` is the space before each text. */
export function keyRows(
  texts: readonly string[],
  room: number,
  mark: number | readonly number[],
  lineHeight = 28,
): { entries: KeyEntry[]; height: number; width: number } {
  const gap = 20
  const entries: KeyEntry[] = []
  let x = 0
  let y = lineHeight / 2
  let width = 0
  for (const [index, text] of texts.entries()) {
    const wide = (typeof mark === 'number' ? mark : (mark[index] ?? 0)) + textWidth(text, tickSize)
    if (x > 0 && x + wide > room) {
      x = 0
      y += lineHeight
    }
    entries.push({ text, x, y })
    width = Math.max(width, x + wide)
    x += wide + gap
  }
  return { entries, height: texts.length === 0 ? 0 : y + lineHeight / 2, width }
}

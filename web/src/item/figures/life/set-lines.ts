import { withMinus } from '../numeral.ts'
import { textWidth, wrapped } from '../scale.ts'

/** Keeps a number and its unit on one line. */
const together = (text: string): string =>
  text.replaceAll(
    /(\d) (?=(?:[A-Za-z°%µ²³/]{1,4}|kcal|years?|days?|hours?|años?|días?|horas?)(?!\p{L}))/gu,
    '$1\u00a0',
  )

/** Wraps text to `most` pixels in as few lines as possible, of similar length. */
export function setLines(text: string, max: number, size: number): string[] {
  const glued = together(withMinus(text))
  const lines = wrapped(glued, max, size)
  if (lines.length < 2) return lines
  let best = lines
  for (let width = max - 6; width > max * 0.4; width -= 6) {
    const narrower = wrapped(glued, width, size)
    const isWider = narrower.some((line) => textWidth(line, size) > width)
    if (narrower.length > lines.length || isWider) break
    best = narrower
  }
  return best
}

import { textWidth } from '../scale.ts'

/**
 * Assigns each number to a row, counted from the nearest, so that numbers do not touch: each takes the nearest row
 * where it is clear of the numbers to its left.
 */
export function rowsOfNumerals(
  numerals: readonly { x: number; text: string }[],
  size: number,
  gap = 6,
): number[] {
  const ends: number[] = []
  return numerals.map(({ x, text }) => {
    const half = textWidth(text, size) / 2
    let row = 0
    while ((ends[row] ?? -Infinity) + gap > x - half) row++
    ends[row] = x + half
    return row
  })
}

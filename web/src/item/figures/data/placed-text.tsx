import type { Position } from '../position.ts'
import { Label } from '../label.tsx'
import { withMinus } from '../numeral.ts'
import { labelSize } from '../svg.tsx'
import { type Box, type Obstacles, leastOverlapping, textBox } from './label-placement.ts'

const textLine = 18

/** Text with its final position. */
export interface Placed {
  lines: readonly string[]
  /** The center of the text. */
  at: Position
  box: Box
}

/** Puts lines of text at the candidate position with the least overlap. Positions are ordered best first. */
export function placeText(
  lines: readonly string[],
  places: readonly Position[],
  obstacles: Obstacles,
  size = labelSize,
): Placed {
  const [first = { x: 0, y: 0 }, ...others] = places
  const asPlace = (at: Position) => ({ lines, at, box: textBox(at, lines, size) })
  return leastOverlapping([asPlace(first), ...others.map(asPlace)], obstacles)
}

export function PlacedText({
  placed: { lines, at },
  tone = 'fill-ink',
  size = labelSize,
  isStrong = false,
  isBare = false,
}: {
  placed: Placed
  tone?: string
  size?: number
  isStrong?: boolean
  isBare?: boolean
}) {
  return lines.map((line, row) => (
    <Label
      key={row}
      x={at.x}
      y={at.y + (row - (lines.length - 1) / 2) * textLine}
      size={size}
      tone={tone}
      isStrong={isStrong}
      isBare={isBare}
    >
      {withMinus(line)}
    </Label>
  ))
}

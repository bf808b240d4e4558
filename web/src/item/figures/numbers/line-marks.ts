import { rowsFor } from './number-line-layout.ts'
import { resolveOverlapsWithin } from './resolve-overlaps.ts'
import { valueSize } from '../value-text.tsx'

export interface Mark {
  at: number
  label: string
  id: string | undefined
}

/** A name along a line: its center, and the height of its bottom above the line. */
export type PlacedMark = Mark & { x: number; up: number; tall: number }

const gap = 8
const spotWidth = 30
/** Names that are moved sideways are raised by this much, to make space for the leader lines. */
const lifted = 14
const farthest = 60

/** Names side by side, moved sideways where they would touch; in rows if that would take them too far. */
export function marksOn(marks: readonly Mark[], width: number): { placed: PlacedMark[]; tall: number } {
  const written = marks
    .filter((mark) => mark.label !== '' || mark.id !== undefined)
    .map((mark) => {
      const { wide, tall } = valueSize(mark.label)
      return { ...mark, wide: Math.max(wide, mark.id === undefined ? 0 : spotWidth), tall }
    })
  if (written.length === 0) return { placed: [], tall: 0 }
  const tallOf = ({ tall, id }: { tall: number; id: string | undefined }) =>
    tall + (id === undefined ? 0 : spotWidth)
  const tallest = Math.max(...written.map(tallOf))
  const places = resolveOverlapsWithin(
    written.map(({ at, wide }) => ({ at, size: wide + gap })),
    -gap / 2,
    width + gap / 2,
  )
  const farther = Math.max(...written.map(({ at }, index) => Math.abs((places[index] ?? at) - at)))
  if (farther <= farthest) {
    const up = farther > 4 ? lifted : 0
    const placed = written.map((mark, index) => ({ ...mark, x: places[index] ?? mark.at, up }))
    return { placed, tall: tallest + up }
  }
  const rows = rowsFor(written, gap)
  const placed = written.map((mark, index) => ({
    ...mark,
    x: mark.at,
    up: (rows[index] ?? 0) * (tallest + 2),
  }))
  return { placed, tall: (Math.max(...rows) + 1) * (tallest + 2) }
}

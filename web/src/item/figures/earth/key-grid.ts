import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'

export interface KeyPlace {
  x: number
  y: number
}

const pitch = 28
const gap = 16

/** Positions of the legend entries under a drawing: as many columns as fit, filled row by row, centered. */
export function keyGrid(
  names: readonly string[],
  swatch: number,
  width: number,
): { places: KeyPlace[]; height: number } {
  if (names.length === 0) return { places: [], height: 0 }
  const columnsOf = (count: number) =>
    Array.from({ length: count }, (_, column) => {
      const own = names.filter((_name, index) => index % count === column)
      return swatch + 8 + Math.max(...own.map((name) => textWidth(name, labelSize))) + gap
    })
  const sum = (widths: readonly number[]) => widths.reduce((all, wide) => all + wide, -gap)
  const fitting = [4, 3, 2, 1].filter((count) => count <= names.length).map(columnsOf)
  const columns = fitting.find((widths) => sum(widths) <= width) ?? columnsOf(1)
  const left = Math.max(0, (width - sum(columns)) / 2)
  const starts = columns.map((_, column) => columns.slice(0, column).reduce((all, wide) => all + wide, left))
  return {
    places: names.map((_, index) => ({
      x: starts[index % columns.length] ?? left,
      y: (Math.floor(index / columns.length) + 0.5) * pitch,
    })),
    height: Math.ceil(names.length / columns.length) * pitch,
  }
}

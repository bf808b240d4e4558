import type { ReactNode } from 'react'
import { Label } from '../label.tsx'
import { textWidth } from '../scale.ts'
import { labelSize } from '../svg.tsx'

const rowHeight = 24

export interface Key {
  places: { x: number; row: number }[]
  /** 0 if there is no legend. */
  height: number
  /** The width of a sample. */
  sample: number
}

/** The positions of series names: side by side while they fit, then in more rows. */
export function keyOf(labels: readonly string[], width: number, sample: number): Key {
  let x = 0
  let row = 0
  const places = labels.map((label) => {
    const wide = sample + 8 + textWidth(label, labelSize)
    if (x > 0 && x + wide > width) {
      x = 0
      row++
    }
    const place = { x, row }
    x += wide + 22
    return place
  })
  return { places, height: labels.length > 0 ? (row + 1) * rowHeight + 4 : 0, sample }
}

/** A legend above a chart. `draw` receives the center of each sample. */
export function ChartKey({
  keyed,
  labels,
  draw,
}: {
  keyed: Key
  labels: readonly string[]
  draw: (index: number, x: number, y: number) => ReactNode
}) {
  return labels.map((label, index) => {
    const place = keyed.places[index] ?? { x: 0, row: 0 }
    const y = place.row * rowHeight + 10
    return (
      <g key={label}>
        {draw(index, place.x + keyed.sample / 2, y)}
        <Label x={place.x + keyed.sample + 8} y={y} anchor="start">
          {label}
        </Label>
      </g>
    )
  })
}

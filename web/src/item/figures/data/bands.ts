import type { FigureOf } from '@skills-center/contract/figure'
import type { Plot } from '../axes.tsx'
import { wrapped } from '../scale.ts'
import { labelSize } from '../svg.tsx'
import { type Placed, placeText } from './placed-text.tsx'
import { type Box, type Obstacles, textBox } from './label-placement.ts'

type BandData = NonNullable<FigureOf<'line-graph'>['bands']>[number]

export interface Band {
  box: Box
  axis: BandData['axis']
  name: Placed | null
}

const between = (from: number, to: number, part: number) => from + (to - from) * part

/** The positions of bands, and of their names, clear of the obstacles. */
export function bandsOf(bands: readonly BandData[], plot: Plot, obstacles: Obstacles): Band[] {
  const named: Box[] = []
  return bands.map(({ axis, from, to, label }) => {
    const { left, right, top, bottom } = plot
    const box: Box =
      axis === 'x'
        ? { left: plot.x(from), right: plot.x(to), top, bottom }
        : { left, right, top: plot.y(to), bottom: plot.y(from) }
    if (!label) return { box, axis, name: null }
    const lines = wrapped(label, Math.max(64, box.right - box.left - 10), labelSize)
    const own = textBox({ x: 0, y: 0 }, lines, labelSize)
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const places = Array.from({ length: 13 }, (_, step) =>
      axis === 'x'
        ? { x: middle.x, y: between(top - own.top, bottom + own.top, step / 12) }
        : { x: between(right + own.left, left - own.left, step / 12), y: middle.y },
    )
    const name = placeText(lines, places, { ...obstacles, boxes: [...obstacles.boxes, ...named] })
    named.push(name.box)
    return { box, axis, name }
  })
}

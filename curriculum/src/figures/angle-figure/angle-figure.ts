import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/**
 * The arrangement of angles at one point: within a right angle, on a straight line, around the point, between two
 * crossing lines, between two crossing lines with a ray perpendicular to the first, between three lines.
 */
export type AngleLayout = 'right' | 'line' | 'turn' | 'cross' | 'upright' | 'star'

/** The label of an angle: `40°`, `?`, nothing, or the small square of a right angle. */
export const rightMark = 'right'

const openSum: Partial<Record<AngleLayout, number>> = { right: 90, line: 180 }

function spoken(label: string): Text | string {
  if (label === '') return say('unmarked')
  if (label === '?') return say('unknown')
  return label === rightMark ? say('square') : label
}

/** Adjacent angles, counterclockwise from a direction; each has a size and a label. */
export function angleFigure(its: {
  layout: AngleLayout
  start: number
  sizes: readonly number[]
  labels: readonly string[]
}): Worded<FigureOf<'angle'>> {
  const { layout, start, sizes, labels } = its
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, start))
  const isOpen = openSum[layout] !== undefined
  const directions = [start, ...(isOpen ? ends : ends.slice(0, -1))]
  return {
    kind: 'angle',
    vertex: '',
    rays: directions.map((direction) => ({ direction: direction % 360, label: '' })),
    arcs: [
      ...labels.flatMap((label, from) =>
        label === ''
          ? []
          : [
              {
                from,
                to: (from + 1) % directions.length,
                label: label === rightMark ? '' : label,
                mark: label === rightMark ? ('right' as const) : ('single' as const),
              },
            ],
      ),
      ...(layout === 'right'
        ? [{ from: 0, to: directions.length - 1, label: '', mark: 'right' as const }]
        : []),
    ],
    description: say(layout, { list: all(labels.map(spoken)) }),
  }
}

/** The arcs of an angle figure, with their sizes as drawn. */
export function anglesDrawn(figure: Figure | undefined): {
  label: string
  from: number
  to: number
  size: number
}[] {
  if (figure?.kind !== 'angle') throw new TypeError('expects angles')
  const direction = (ray: number): number => figure.rays[ray]?.direction ?? 0
  return figure.arcs.map(({ from, to, label }) => ({
    label,
    from: direction(from),
    to: direction(to),
    size: (((direction(to) - direction(from)) % 360) + 360) % 360,
  }))
}

import type { FigureOf } from '@skills-center/contract/figure'
import { all } from '@skills-center/messages/values'
import { type Point, pointText } from '../../equations/line.ts'
import type { Worded } from '../../form/words.ts'
import type { Figure } from '../../item.ts'
import { say } from './messages.gen.ts'

const tuple = ([x, y]: Point): [number, number] => [x, y]
const letters = ['A', 'B', 'C', 'D'] as const

/** A closed figure on the coordinate plane, with its vertices named A, B, C in order. */
export function closedPath(
  corners: readonly Point[],
  [from, to]: Point,
): Worded<FigureOf<'coordinate-plane'>> {
  const named = corners.map((at, place) => ({ at: tuple(at), label: letters[place] ?? '' }))
  return {
    kind: 'coordinate-plane',
    x: { from, to, step: 1, label: 'x' },
    y: { from, to, step: 1, label: 'y' },
    points: named,
    lines: [],
    segments: corners.map((at, place) => ({
      from: tuple(at),
      to: tuple(corners[(place + 1) % corners.length] ?? at),
    })),
    description: say('closed', {
      list: all(named.map(({ at, label }) => say('corner', { label, at: pointText(at) }))),
    }),
  }
}

/** The vertices of a figure, in order. */
export function cornersOf(figure: Figure | undefined): Point[] {
  if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects a coordinate plane')
  return figure.points.map(({ at }) => at)
}

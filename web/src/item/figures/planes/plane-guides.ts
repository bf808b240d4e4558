import type { FigureOf } from '@skills-center/contract/figure'
import type { Position } from '../position.ts'
import type { Frame } from './plane-frame.ts'

/** Dashed lines across the plane, then lines from points to the axes. */
export function guidesOf(
  { guides = [], points }: FigureOf<'coordinate-plane'>,
  { plot, put, axisX, axisY }: Frame,
): Position[][] {
  return [
    ...guides.map(({ axis, at }) =>
      axis === 'x'
        ? [
            { x: plot.x(at), y: plot.bottom },
            { x: plot.x(at), y: plot.top },
          ]
        : [
            { x: plot.left, y: plot.y(at) },
            { x: plot.right, y: plot.y(at) },
          ],
    ),
    ...points
      .filter((point) => point.hasGuides)
      .map((point) => {
        const at = put(point.at)
        return [{ x: at.x, y: axisY }, at, { x: axisX, y: at.y }]
      }),
  ]
}

import type { FigureOf } from '@skills-center/contract/figure'
import type { Point3 } from './solid-space.ts'

type SolidFigure = FigureOf<'solid'>
type Triple = [number, number, number]

/** The stretch factor of each direction, so that no side is shorter than a quarter of the longest. */
function stretches(sides: readonly [number, number, number]): Triple {
  const min = Math.max(...sides) / 4
  const [x, y, z] = sides
  return [Math.max(x, min) / x, Math.max(y, min) / y, Math.max(z, min) / z]
}

const stretched = ([x, y, z]: Point3, by: Triple): Triple => [x * by[0], y * by[1], z * by[2]]

/** The same solid with legible proportions: a long thin solid is drawn less long and thin. */
export function readable(figure: SolidFigure): SolidFigure {
  const { body } = figure
  switch (body.shape) {
    case 'box':
    case 'pyramid': {
      const by = stretches([body.length, body.width, body.height])
      const [length, width, height] = stretched([body.length, body.width, body.height], by)
      return everywhere({ ...figure, body: { ...body, length, width, height } }, by)
    }
    case 'prism': {
      const across = Math.max(...body.face.map(([x]) => x)) - Math.min(...body.face.map(([x]) => x))
      const up = Math.max(...body.face.map(([, z]) => z)) - Math.min(...body.face.map(([, z]) => z))
      const longest = Math.max(across, up)
      // The front face keeps its shape; only the depth changes.
      const width = Math.min(Math.max(body.width, longest / 3), longest * 1.6)
      return everywhere({ ...figure, body: { ...body, width } }, [1, width / body.width, 1])
    }
    case 'cylinder':
    case 'cone': {
      const height = Math.min(Math.max(body.height, body.radius * 0.6), body.radius * 5)
      return everywhere({ ...figure, body: { ...body, height } }, [1, 1, height / body.height])
    }
    case 'sphere':
    case 'stack':
    case 'cubes':
      return figure
  }
}

function everywhere(figure: SolidFigure, by: Triple): SolidFigure {
  const { section } = figure
  return {
    ...figure,
    section: section && {
      // A normal is scaled inversely, to stay perpendicular to its plane.
      normal: [section.normal[0] / by[0], section.normal[1] / by[1], section.normal[2] / by[2]],
      through: stretched(section.through, by),
    },
    segments: figure.segments?.map((segment) => ({
      ...segment,
      from: stretched(segment.from, by),
      to: stretched(segment.to, by),
    })),
    points: figure.points?.map((point) => ({ ...point, at: stretched(point.at, by) })),
    spots: figure.spots?.map((spot) => ({ ...spot, at: stretched(spot.at, by) })),
  }
}

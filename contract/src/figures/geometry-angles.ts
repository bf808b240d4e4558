import { z } from 'zod'
import { Point, described } from './parts.ts'

/** Writes “Not drawn to scale” under the figure. */
export const scaleNote = { notToScale: z.boolean().optional() }

/**
 * Rays from one vertex. Two crossing lines are four rays, opposite by pairs. Directions are degrees
 * counterclockwise from due right.
 */
export const AngleFigure = z.object({
  kind: z.literal('angle'),
  ...described,
  ...scaleNote,
  /** Name of the vertex, or empty. */
  vertex: z.string(),
  rays: z
    .array(
      z.object({
        direction: z.number().min(-360).max(360),
        /** Name of a point on the ray, or empty. */
        label: z.string(),
      }),
    )
    .min(1)
    .max(8),
  /** Angles that are marked. Each runs counterclockwise from one ray to another, both by their place in `rays`. */
  arcs: z
    .array(
      z.object({
        from: z.number().int().min(0),
        to: z.number().int().min(0),
        /** As shown: `50°`, `x`, `(2x + 10)°`, `?`, `1`; empty for a bare mark. */
        label: z.string(),
        /** How often the arc is drawn, so that equal angles show as equal; `right` is the little square. */
        mark: z.enum(['none', 'single', 'double', 'triple', 'right']),
      }),
    )
    .max(8),
  /** A protractor with both scales, its center on the vertex and its base line level. Rays then point upward. */
  protractor: z.boolean().optional(),
  /** Spots for a question about the figure: in a marked angle, or on a ray, by place in `arcs` or `rays`. */
  spots: z
    .array(z.object({ id: z.string(), on: z.enum(['arc', 'ray']), index: z.number().int().min(0) }))
    .optional(),
})

/** Points, segments, rays and lines in the plane, in units; y runs up. */
export const LinesFigure = z.object({
  kind: z.literal('lines'),
  ...described,
  ...scaleNote,
  items: z
    .array(
      z.object({
        /** A ray starts at `from`; a line goes on past both. A point is at `from`, and `to` is the same. */
        type: z.enum(['point', 'segment', 'ray', 'line']),
        from: Point,
        to: Point,
        /** Names of the two points, drawn as dots with their letter; empty draws none. */
        names: z.tuple([z.string(), z.string()]),
        /** Written beside the middle: a length, or the name of the line. */
        label: z.string(),
        /** Tick marks, equal for equal lengths, and arrows, equal for parallels. */
        ticks: z.number().int().min(0).max(3).optional(),
        parallels: z.number().int().min(0).max(2).optional(),
      }),
    )
    .min(1)
    .max(8),
  /** Right-angle marks where two items cross or meet, by their place in `items`. */
  rightAngles: z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)])).optional(),
  /** Spots beside items, by their place in `items`. */
  spots: z.array(z.object({ id: z.string(), index: z.number().int().min(0) })).optional(),
})

/** Two lines cut by a third. */
export const TransversalFigure = z.object({
  kind: z.literal('transversal'),
  ...described,
  ...scaleNote,
  /** Direction of the upper line, in degrees counterclockwise from level. */
  tilt: z.number().min(-30).max(30),
  /** Degrees by which the lower line turns away from the upper one; 0 is parallel. */
  skew: z.number().min(-30).max(30),
  /** Degrees from the upper line, to the right, counterclockwise to the part of the third line above it. */
  angle: z.number().min(30).max(150),
  /** Draws the arrows that say that the lines are parallel. */
  arrows: z.boolean(),
  /** Names of the upper, the lower and the third line; empty for none. */
  names: z.tuple([z.string(), z.string(), z.string()]),
  /**
   * What is written in the eight angles: at the upper crossing above left, above right, below left, below right,
   * then the same at the lower crossing. Empty leaves one out.
   */
  labels: z.array(z.string()).length(8),
  /** Angles, from 0 to 7 as in `labels`, that have an arc. */
  arcs: z.array(z.number().int().min(0).max(7)).optional(),
  /** Spots in angles, from 0 to 7. */
  spots: z.array(z.object({ id: z.string(), angle: z.number().int().min(0).max(7) })).optional(),
})

import { z } from 'zod'
import { Point, described } from './parts.ts'

/** Writes “Not drawn to scale” under the figure. */
export const scaleNote = { notToScale: z.boolean().optional() }

/**
 * Rays from one vertex. Two crossing lines are four rays, in opposite pairs. Directions are in degrees counterclockwise
 * from due right.
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
  /** Marked angles. Each runs counterclockwise from one ray to another, both by index in `rays`. */
  arcs: z
    .array(
      z.object({
        from: z.number().int().min(0),
        to: z.number().int().min(0),
        /** As shown: `50°`, `x`, `(2x + 10)°`, `?`, `1`; empty for a mark without text. */
        label: z.string(),
        /** Number of arcs, so that equal angles show as equal; `right` is the small square. */
        mark: z.enum(['none', 'single', 'double', 'triple', 'right']),
      }),
    )
    .max(8),
  /**
   * A protractor with both scales, centered on the vertex, with a horizontal base line. All rays must then point
   * upward.
   */
  protractor: z.boolean().optional(),
  /** Spots that a question can ask about: in a marked angle or on a ray, by index in `arcs` or `rays`. */
  spots: z
    .array(z.object({ id: z.string(), on: z.enum(['arc', 'ray']), index: z.number().int().min(0) }))
    .optional(),
})

/** Points, segments, rays, and lines in the plane, in units; y points up. */
export const LinesFigure = z.object({
  kind: z.literal('lines'),
  ...described,
  ...scaleNote,
  items: z
    .array(
      z.object({
        /** A ray starts at `from`; a line extends past both points. A point is at `from`, and `to` is the same. */
        type: z.enum(['point', 'segment', 'ray', 'line']),
        from: Point,
        to: Point,
        /** Names of the two points, drawn as dots with their letters; empty draws none. */
        names: z.tuple([z.string(), z.string()]),
        /** Written next to the midpoint: a length, or the name of the line. */
        label: z.string(),
        /** Number of tick marks (the same for equal lengths) and of arrows (the same for parallels). */
        ticks: z.number().int().min(0).max(3).optional(),
        parallels: z.number().int().min(0).max(2).optional(),
      }),
    )
    .min(1)
    .max(8),
  /** Right-angle marks where two items cross or meet, by index in `items`. */
  rightAngles: z.array(z.tuple([z.number().int().min(0), z.number().int().min(0)])).optional(),
  /** Spots next to items, by index in `items`. */
  spots: z.array(z.object({ id: z.string(), index: z.number().int().min(0) })).optional(),
})

/** Two lines cut by a transversal. */
export const TransversalFigure = z.object({
  kind: z.literal('transversal'),
  ...described,
  ...scaleNote,
  /** Direction of the upper line, in degrees counterclockwise from horizontal. */
  tilt: z.number().min(-30).max(30),
  /** Degrees by which the lower line is rotated from the upper one; 0 is parallel. */
  skew: z.number().min(-30).max(30),
  /** Degrees counterclockwise from the upper line, to the right, to the upper part of the transversal. */
  angle: z.number().min(30).max(150),
  /** Draws the arrows that mark parallel lines. */
  arrows: z.boolean(),
  /** Names of the upper line, the lower line, and the transversal; empty for none. */
  names: z.tuple([z.string(), z.string(), z.string()]),
  /**
   * Text in the eight angles: at the upper crossing upper left, upper right, lower left, lower right, then the same at
   * the lower crossing. Empty for no text.
   */
  labels: z.array(z.string()).length(8),
  /** Angles that have an arc, 0 to 7 as in `labels`. */
  arcs: z.array(z.number().int().min(0).max(7)).optional(),
  /** Spots in angles, from 0 to 7. */
  spots: z.array(z.object({ id: z.string(), angle: z.number().int().min(0).max(7) })).optional(),
})

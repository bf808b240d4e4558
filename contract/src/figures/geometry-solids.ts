import { z } from 'zod'
import { scaleNote } from './geometry-angles.ts'
import { Point, described } from './parts.ts'

const length = z.number().positive()
const text = z.string().optional()
const Place = z.tuple([z.number(), z.number(), z.number()])

/** A part of a stack of round solids. `up` and `down` say where a cone's tip or a hemisphere's dome points. */
const RoundPart = z.discriminatedUnion('part', [
  z.object({ part: z.literal('cylinder'), radius: length, height: length }),
  z.object({
    part: z.literal('cone'),
    radius: length,
    height: length,
    points: z.enum(['up', 'down']),
  }),
  z.object({ part: z.literal('hemisphere'), radius: length, points: z.enum(['up', 'down']) }),
])

/**
 * Bodies in units: x to the right, y away from the viewer, z up. Solids with flat faces have their front lower left
 * corner at (0, 0, 0). Round solids have the center of their base there, and a sphere its lowest point.
 */
const Body = z.discriminatedUnion('shape', [
  z.object({
    shape: z.literal('box'),
    length,
    width: length,
    height: length,
    labels: z.object({ length: text, width: text, height: text }),
  }),
  /**
   * A prism whose front face is any polygon in x and z, counterclockwise from the lower left: a triangle, a trapezoid,
   * an L made of two boxes. `width` is its depth.
   */
  z.object({
    shape: z.literal('prism'),
    face: z.array(Point).min(3).max(12),
    width: length,
    labels: z.object({
      /** Text along the sides of the front face, in order. */
      sides: z.array(z.string()).optional(),
      width: text,
      /** Height of the front face from its highest vertex to the base, dashed. */
      height: text,
    }),
    /** Dashed lines on the front face, where a composite solid can be cut. */
    cuts: z.array(z.tuple([Point, Point])).optional(),
  }),
  z.object({
    shape: z.literal('pyramid'),
    /** A triangular base has its third corner at the back. */
    base: z.enum(['rectangle', 'triangle']),
    length,
    width: length,
    height: length,
    /** `height` is dashed inside; `slant` is the height of the right face, which is on the width. */
    labels: z.object({ length: text, width: text, height: text, slant: text }),
  }),
  z.object({
    shape: z.literal('cylinder'),
    radius: length,
    height: length,
    labels: z.object({ radius: text, diameter: text, height: text }),
  }),
  z.object({
    shape: z.literal('cone'),
    radius: length,
    height: length,
    labels: z.object({ radius: text, diameter: text, height: text, slant: text }),
  }),
  z.object({
    shape: z.literal('sphere'),
    radius: length,
    labels: z.object({ radius: text, diameter: text }),
  }),
  /** Round solids on one axis, from the bottom up. */
  z.object({
    shape: z.literal('stack'),
    parts: z.array(RoundPart).min(1).max(3),
    labels: z.object({
      /** Radius of the widest part. */
      radius: text,
      diameter: text,
      /** Height of each part, next to it, from the bottom up. */
      heights: z.array(z.string()).optional(),
      /** Height of the whole. */
      height: text,
    }),
  }),
  /** Unit cubes stacked on a floor: the number on each square, with rows from back to front. */
  z.object({
    shape: z.literal('cubes'),
    heights: z
      .array(z.array(z.number().int().min(0).max(6)).min(1).max(8))
      .min(1)
      .max(8),
  }),
])

export const SolidFigure = z.object({
  kind: z.literal('solid'),
  ...described,
  ...scaleNote,
  body: Body,
  /**
   * A plane that cuts the solid, by its normal and a point on it, in the body's units; (0, 0, 1) is horizontal. The
   * cross-section is hatched. Convex solids only.
   */
  section: z.object({ normal: Place, through: Place }).optional(),
  /** More lines inside or on the solid, such as a diagonal; dashed when inside. */
  segments: z
    .array(z.object({ from: Place, to: Place, label: z.string(), look: z.enum(['solid', 'dashed']) }))
    .optional(),
  /** Points with a letter. */
  points: z.array(z.object({ at: Place, label: z.string() })).optional(),
  /** Spots by position in the body's units: the middle of a face or edge, or a corner. */
  spots: z.array(z.object({ id: z.string(), at: Place })).optional(),
})

/** Nets, flat and to scale; folds are dashed. */
const Layout = z.discriminatedUnion('shape', [
  /** A cross. Faces are named front, back, left, right, top, bottom. */
  z.object({
    shape: z.literal('box'),
    length,
    width: length,
    height: length,
    labels: z.object({ length: text, width: text, height: text }),
  }),
  /**
   * Squares joined edge to edge, by column and row from the top left: a net of a cube, or an arrangement that does not
   * fold into one. Faces are named 1, 2, 3, … in order.
   */
  z.object({
    shape: z.literal('squares'),
    cells: z
      .array(z.tuple([z.number().int().min(0).max(7), z.number().int().min(0).max(7)]))
      .min(1)
      .max(8),
    /** Text at one edge. */
    labels: z.object({ edge: text }),
  }),
  /**
   * Three rectangles in a row, with a triangle above and below the middle one. Faces are named left, middle, right,
   * top, bottom.
   */
  z.object({
    shape: z.literal('triangular-prism'),
    /** Sides of the triangle: the base, on the middle rectangle, then the right and the left side. */
    sides: z.tuple([length, length, length]),
    width: length,
    labels: z.object({
      sides: z.tuple([z.string(), z.string(), z.string()]).optional(),
      width: text,
      /** Height of the triangle, dashed. */
      height: text,
    }),
  }),
  /** A rectangle with a triangle on each side. Faces are named base, front, right, back, left. */
  z.object({
    shape: z.literal('pyramid'),
    length,
    width: length,
    /** Heights of the triangles on the length (front and back) and on the width. */
    slants: z.tuple([length, length]),
    labels: z.object({ length: text, width: text, slants: z.tuple([z.string(), z.string()]).optional() }),
  }),
  /** A rectangle as long as the circumference of the circles. Faces are named side, top, bottom. */
  z.object({
    shape: z.literal('cylinder'),
    radius: length,
    height: length,
    labels: z.object({ radius: text, height: text, around: text }),
  }),
])

export const NetFigure = z.object({
  kind: z.literal('net'),
  ...described,
  ...scaleNote,
  layout: Layout,
  /** Text in faces, by face name. */
  faces: z.record(z.string(), z.string()).optional(),
  /** Unit squares behind the net. */
  grid: z.object({ note: z.string() }).optional(),
  /** Spots in faces, by face name. */
  spots: z.array(z.object({ id: z.string(), face: z.string() })).optional(),
})

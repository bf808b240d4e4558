import { z } from 'zod'
import { scaleNote } from './geometry-angles.ts'
import { Point, described } from './parts.ts'

const place = z.number().int().min(0)
const length = z.number().positive()
const degrees = z.number().positive().max(179)

/**
 * The outline of a polygon. Lengths are in units, y runs up, and vertices go counterclockwise from the lower left
 * in every type but `vertices`, which keeps its own order. Side n runs from vertex n to the one after it.
 */
const Outline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('vertices'), vertices: z.array(Point).min(3).max(16) }),
  z.object({ type: z.literal('rectangle'), width: length, height: length }),
  /** By its three sides; the first is the base. */
  z.object({ type: z.literal('triangle'), sides: z.tuple([length, length, length]) }),
  /** By its base and the angles at the base's left and right end. */
  z.object({ type: z.literal('triangle-angles'), base: length, angles: z.tuple([degrees, degrees]) }),
  /** `angle` at the lower left; a rhombus where base and side are equal. */
  z.object({ type: z.literal('parallelogram'), base: length, side: length, angle: degrees }),
  /** `shift` is how far the top's left end stands to the right of the base's left end. */
  z.object({
    type: z.literal('trapezoid'),
    base: length,
    top: length,
    height: length,
    shift: z.number(),
  }),
  /** Stands on a side. */
  z.object({ type: z.literal('regular'), sides: z.number().int().min(3).max(12), side: length }),
])

const Shape = z.object({
  outline: Outline,
  /** Degrees counterclockwise by which the shape is turned, and whether it is first flipped left to right. */
  turn: z.number().optional(),
  isFlipped: z.boolean().optional(),
  /** `ground` is the color of the page, for a piece cut out of the shape under it. */
  fill: z.enum(['soft', 'strong', 'none', 'ground']).optional(),
  /** Letters of the vertices, outside the shape, in the order of the vertices. */
  names: z.array(z.string()).optional(),
  /** Text at the sides, outside the shape: `8 cm`, `x`, `?`. Empty leaves one out. */
  sides: z.array(z.string()).optional(),
  /** Text in the angles. */
  angles: z.array(z.string()).optional(),
  /** Tick marks of each side, 0 to 3; as many on sides of equal length. */
  ticks: z.array(z.number().int().min(0).max(3)).optional(),
  /** Arrows of each side, 0 to 2; as many on parallel sides. */
  parallels: z.array(z.number().int().min(0).max(2)).optional(),
  /** Arcs of each angle, 0 to 3; as many in equal angles. An angle with text has one where nothing is said. */
  arcs: z.array(z.number().int().min(0).max(3)).optional(),
  /** Vertices with a right-angle mark. */
  rightAngles: z.array(place).optional(),
  /** Dashed perpendiculars from a vertex to a side, or to its extension. */
  heights: z.array(z.object({ from: place, to: place, label: z.string() })).optional(),
  /** Half circles that are on a side instead of it, outward or cut into the shape. */
  halfCircles: z.array(z.object({ side: place, isOutward: z.boolean() })).optional(),
  /**
   * More lines, in the shape's own units before it is turned: diagonals, cuts of a composite shape (`dashed`),
   * lines of symmetry (`axis`, drawn past both ends).
   */
  segments: z
    .array(
      z.object({
        from: Point,
        to: Point,
        label: z.string(),
        look: z.enum(['solid', 'dashed', 'axis']),
        ticks: z.number().int().min(0).max(3).optional(),
      }),
    )
    .optional(),
  /** Circles in or on the shape. */
  circles: z
    .array(
      z.object({
        center: Point,
        radius: length,
        /** At a radius that is drawn; empty draws none. */
        label: z.string(),
        fill: z.enum(['soft', 'strong', 'none', 'ground']),
      }),
    )
    .optional(),
  /** Dots with a letter, in the shape's own units: a point of intersection, a midpoint. */
  points: z.array(z.object({ at: Point, label: z.string() })).optional(),
  /** Written in the middle of the shape: `A`, `24 cm²`. */
  center: z.string().optional(),
  /** Written under the shape: `Drawing`, `Original`. */
  caption: z.string().optional(),
})

export const PolygonFigure = z.object({
  kind: z.literal('polygon'),
  ...described,
  ...scaleNote,
  shapes: z.array(Shape).min(1).max(4),
  /**
   * `apart` sets the shapes beside (on a narrow page under) each other at one scale, each where it likes;
   * `together` draws them in one system of units, where they may touch and overlap.
   */
  layout: z.enum(['apart', 'together']).optional(),
  /** Unit squares behind the shapes, with a note of what one of them stands for, or empty for no note. */
  grid: z.object({ note: z.string() }).optional(),
  /** Spots by shape, and there by vertex, side, angle or segment; `center` is the middle of the shape. */
  spots: z
    .array(
      z.object({
        id: z.string(),
        shape: place,
        on: z.enum(['vertex', 'side', 'angle', 'segment', 'center']),
        index: place,
      }),
    )
    .optional(),
})

/**
 * A circle with points named by `id`; `center` is the id of its center. Directions are degrees counterclockwise
 * from due right.
 */
export const CircleFigure = z.object({
  kind: z.literal('circle'),
  ...described,
  ...scaleNote,
  fill: z.enum(['soft', 'none']),
  /** Name of the center, or empty. The center is drawn as a dot unless `isCenterHidden`. */
  center: z.string(),
  isCenterHidden: z.boolean().optional(),
  points: z
    .array(
      z.object({
        id: z.string(),
        at: z.number(),
        /** In radii from the center: 1 when nothing is said, less inside, more outside. */
        distance: z.number().min(0).max(2.2).optional(),
        /** Letter as shown, with a dot; empty draws neither. */
        label: z.string(),
      }),
    )
    .max(10)
    .optional(),
  /** Radii, diameters, chords, secants: lines between points by id, `center` among them. */
  segments: z
    .array(
      z.object({
        from: z.string(),
        to: z.string(),
        label: z.string(),
        look: z.enum(['solid', 'dashed']).optional(),
        ticks: z.number().int().min(0).max(3).optional(),
      }),
    )
    .optional(),
  /** Lines that touch the circle at a point on it. */
  tangents: z.array(z.object({ at: z.string() })).optional(),
  /** Angles at a point by id, between the directions of two others; the smaller one of the two. */
  angles: z
    .array(
      z.object({
        at: z.string(),
        from: z.string(),
        to: z.string(),
        label: z.string(),
        mark: z.enum(['none', 'single', 'double', 'right']),
      }),
    )
    .optional(),
  /** Slices from one direction counterclockwise to another, shaded, with text inside. */
  sectors: z
    .array(z.object({ from: z.number(), to: z.number(), label: z.string(), isShaded: z.boolean() }))
    .optional(),
  /** Thick stretches of the circle, with text outside. */
  arcs: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })).optional(),
  /** A second circle about the same center, in radii of the first; the ring between them is shaded. */
  inner: z.object({ radius: z.number().positive().max(0.95) }).optional(),
  /** Text of the circumference, outside the circle: `C = ?`. */
  circumference: z.string().optional(),
  /** Spots at points by id, or at middles of segments, sectors and arcs by place. */
  spots: z
    .array(
      z.discriminatedUnion('on', [
        z.object({ id: z.string(), on: z.literal('point'), point: z.string() }),
        z.object({ id: z.string(), on: z.enum(['segment', 'sector', 'arc', 'angle']), index: place }),
      ]),
    )
    .optional(),
})

/** A right triangle with squares on its sides. Leg a is level, leg b upright, c the hypotenuse. */
export const RightTriangleSquaresFigure = z.object({
  kind: z.literal('right-triangle-squares'),
  ...described,
  ...scaleNote,
  /** Lengths; drawn in proportion, and no shorter than a quarter of each other. */
  a: length,
  b: length,
  /** Text at the sides and in the squares: `5 cm`, `25 cm²`, `?`, or empty. */
  sides: z.object({ a: z.string(), b: z.string(), c: z.string() }),
  areas: z.object({ a: z.string(), b: z.string(), c: z.string() }),
  /** Cuts the squares into unit squares; for whole lengths up to 12. */
  unitSquares: z.boolean().optional(),
  /** Spots in squares or on sides. */
  spots: z
    .array(z.object({ id: z.string(), on: z.enum(['side', 'square']), of: z.enum(['a', 'b', 'c']) }))
    .optional(),
})

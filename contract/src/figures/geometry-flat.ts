import { z } from 'zod'
import { scaleNote } from './geometry-angles.ts'
import { Point, described } from './parts.ts'

const place = z.number().int().min(0)
const length = z.number().positive()
const degrees = z.number().positive().max(179)

/**
 * The outline of a polygon. Lengths are in units, and y points up. Vertices run counterclockwise from the lower left in
 * every type except `vertices`, which keeps its own order. Side n runs from vertex n to the next one.
 */
const Outline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('vertices'), vertices: z.array(Point).min(3).max(16) }),
  z.object({ type: z.literal('rectangle'), width: length, height: length }),
  /** Three side lengths; the first is the base. */
  z.object({ type: z.literal('triangle'), sides: z.tuple([length, length, length]) }),
  /** The base and the angles at its left and right ends. */
  z.object({ type: z.literal('triangle-angles'), base: length, angles: z.tuple([degrees, degrees]) }),
  /** `angle` is at the lower left. It is a rhombus if base and side are equal. */
  z.object({ type: z.literal('parallelogram'), base: length, side: length, angle: degrees }),
  /** `shift` is how far the left end of the top is to the right of the left end of the base. */
  z.object({
    type: z.literal('trapezoid'),
    base: length,
    top: length,
    height: length,
    shift: z.number(),
  }),
  /** Rests on a side. */
  z.object({ type: z.literal('regular'), sides: z.number().int().min(3).max(12), side: length }),
])

const Shape = z.object({
  outline: Outline,
  /** Counterclockwise rotation in degrees, and whether the shape is first flipped left to right. */
  turn: z.number().optional(),
  isFlipped: z.boolean().optional(),
  /** `ground` is the page color, for a piece cut out of the shape below it. */
  fill: z.enum(['soft', 'strong', 'none', 'ground']).optional(),
  /** Vertex letters outside the shape, in vertex order. */
  names: z.array(z.string()).optional(),
  /** Text along the sides, outside the shape: `8 cm`, `x`, `?`. Empty for no text. */
  sides: z.array(z.string()).optional(),
  /** Text in the angles. */
  angles: z.array(z.string()).optional(),
  /** Tick marks per side, 0 to 3; the same on sides of equal length. */
  ticks: z.array(z.number().int().min(0).max(3)).optional(),
  /** Arrows per side, 0 to 2; the same on parallel sides. */
  parallels: z.array(z.number().int().min(0).max(2)).optional(),
  /** Arcs per angle, 0 to 3; the same in equal angles. An angle with text has one by default. */
  arcs: z.array(z.number().int().min(0).max(3)).optional(),
  /** Vertices with a right-angle mark. */
  rightAngles: z.array(place).optional(),
  /** Dashed perpendiculars from a vertex to a side, or to its extension. */
  heights: z.array(z.object({ from: place, to: place, label: z.string() })).optional(),
  /** Half circles that replace a side, bulging outward or cut into the shape. */
  halfCircles: z.array(z.object({ side: place, isOutward: z.boolean() })).optional(),
  /**
   * More lines, in the shape's own units before rotation: diagonals, cuts of a composite shape (`dashed`), lines of
   * symmetry (`axis`, extended past both ends).
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
        /** Written at a drawn radius; empty draws none. */
        label: z.string(),
        fill: z.enum(['soft', 'strong', 'none', 'ground']),
      }),
    )
    .optional(),
  /** Dots with a letter, in the shape's own units: an intersection, a midpoint. */
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
   * `apart` places the shapes side by side (on a narrow page, stacked) at one scale, ignoring their positions.
   * `together` draws them in one coordinate system, where they may touch and overlap.
   */
  layout: z.enum(['apart', 'together']).optional(),
  /** Unit squares behind the shapes, with a note that says what one square stands for; empty for no note. */
  grid: z.object({ note: z.string() }).optional(),
  /** Spots by shape and then by vertex, side, angle, or segment; `center` is the middle of the shape. */
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
 * A circle with points named by `id`; `center` is the id of its center. Directions are in degrees counterclockwise from
 * due right.
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
        /** In radii from the center: 1 by default, less inside the circle, more outside. */
        distance: z.number().min(0).max(2.2).optional(),
        /** Letter as shown, with a dot; empty draws neither. */
        label: z.string(),
      }),
    )
    .max(10)
    .optional(),
  /** Radii, diameters, chords, and secants: lines between points by id, including `center`. */
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
  /** Angles at a point by id, between the directions of two others; always the smaller angle. */
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
  /** Shaded slices, counterclockwise from one direction to another, with text inside. */
  sectors: z
    .array(z.object({ from: z.number(), to: z.number(), label: z.string(), isShaded: z.boolean() }))
    .optional(),
  /** Thick arcs of the circle, with text outside. */
  arcs: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })).optional(),
  /** A second circle with the same center, in radii of the first. The ring between them is shaded. */
  inner: z.object({ radius: z.number().positive().max(0.95) }).optional(),
  /** Text for the circumference, outside the circle: `C = ?`. */
  circumference: z.string().optional(),
  /** Spots at points by id, or at midpoints of segments, sectors, and arcs by index. */
  spots: z
    .array(
      z.discriminatedUnion('on', [
        z.object({ id: z.string(), on: z.literal('point'), point: z.string() }),
        z.object({ id: z.string(), on: z.enum(['segment', 'sector', 'arc', 'angle']), index: place }),
      ]),
    )
    .optional(),
})

/** A right triangle with squares on its sides. Leg a is horizontal, leg b vertical, and c the hypotenuse. */
export const RightTriangleSquaresFigure = z.object({
  kind: z.literal('right-triangle-squares'),
  ...described,
  ...scaleNote,
  /** Leg lengths, drawn in proportion; neither may be shorter than a quarter of the other. */
  a: length,
  b: length,
  /** Text along the sides and in the squares: `5 cm`, `25 cm²`, `?`, or empty. */
  sides: z.object({ a: z.string(), b: z.string(), c: z.string() }),
  areas: z.object({ a: z.string(), b: z.string(), c: z.string() }),
  /** Divides the squares into unit squares; for whole lengths up to 12. */
  unitSquares: z.boolean().optional(),
  /** Spots in squares or on sides. */
  spots: z
    .array(z.object({ id: z.string(), on: z.enum(['side', 'square']), of: z.enum(['a', 'b', 'c']) }))
    .optional(),
})

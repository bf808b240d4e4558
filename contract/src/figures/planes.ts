import { z } from 'zod'
import { Axis, Point, described } from './parts.ts'

/** Names a part, so that a question can ask about it; unique in its figure. */
const partId = z.string().min(1).max(20).optional()

/** How a segment or curve ends: a full dot (the end belongs to it), a ring (it does not) or an arrowhead. */
const EndMark = z.enum(['closed', 'open', 'arrow'])

/** What every curve may carry. */
const drawn = {
  label: z.string().optional(),
  isDashed: z.boolean().optional(),
  /** Drawn only for x in this stretch (`points`, `step` and `ellipse` are drawn whole). */
  from: z.number().optional(),
  to: z.number().optional(),
  fromMark: EndMark.optional(),
  toMark: EndMark.optional(),
  id: partId,
}
/** Stretch a, moved right by h and up by k. */
const moved = { a: z.number(), h: z.number(), k: z.number() }

const Curve = z.discriminatedUnion('family', [
  /** Through the points in order, smoothly or with straight pieces. */
  z.object({
    family: z.literal('points'),
    points: z.array(Point).min(2).max(200),
    isSmooth: z.boolean(),
    ...drawn,
  }),
  /** y = slope · x + intercept. */
  z.object({ family: z.literal('line'), slope: z.number(), intercept: z.number(), ...drawn }),
  /** y = a(x − h)² + k. */
  z.object({ family: z.literal('parabola'), ...moved, ...drawn }),
  /** y = a|x − h| + k. */
  z.object({ family: z.literal('absolute-value'), ...moved, ...drawn }),
  /** y = a√(x − h) + k. */
  z.object({ family: z.literal('square-root'), ...moved, ...drawn }),
  /** y = a∛(x − h) + k. */
  z.object({ family: z.literal('cube-root'), ...moved, ...drawn }),
  /** y = a / (x − h) + k. */
  z.object({ family: z.literal('reciprocal'), ...moved, ...drawn }),
  /** y = a · base^(x − h) + k. */
  z.object({ family: z.literal('exponential'), base: z.number().positive(), ...moved, ...drawn }),
  /** y = a · log_base(x − h) + k. */
  z.object({ family: z.literal('logarithm'), base: z.number().positive(), ...moved, ...drawn }),
  /** y = a · sin(2π(x − h) / period) + k. */
  z.object({ family: z.literal('sine'), period: z.number().positive(), ...moved, ...drawn }),
  /** Coefficients from the constant upwards: [1, 0, 2] is 1 + 2x². */
  z.object({ family: z.literal('polynomial'), coefficients: z.array(z.number()).min(1).max(7), ...drawn }),
  /** Level pieces, each closed at its left end and open at its right one, or the other way about. */
  z.object({
    family: z.literal('step'),
    pieces: z
      .array(z.object({ from: z.number(), to: z.number(), y: z.number() }))
      .min(1)
      .max(12),
    closedEnd: z.enum(['left', 'right']),
    ...drawn,
  }),
  /** Centre and half axes in units of the plane; equal half axes on equal scales make a circle. */
  z.object({
    family: z.literal('ellipse'),
    center: Point,
    xRadius: z.number().positive(),
    yRadius: z.number().positive(),
    ...drawn,
  }),
])

/** A vector has the mark `arrow` at `to`; a ray is endless: it runs on through `to` to the edge of the plane. */
export const PlaneSegment = z.object({
  from: Point,
  to: Point,
  label: z.string().optional(),
  fromMark: EndMark.optional(),
  toMark: EndMark.optional(),
  isEndless: z.boolean().optional(),
  isDashed: z.boolean().optional(),
  id: partId,
})

export const PlanePolygon = z.object({
  /** In order around the shape; names are written outside it, an empty one for none. */
  vertices: z
    .array(z.object({ at: Point, name: z.string(), id: partId }))
    .min(3)
    .max(12),
  /** Lengths as shown, beside the sides: the first from the first vertex to the second. */
  sides: z.array(z.string()).optional(),
  /** Written inside. */
  label: z.string().optional(),
  /** The image of a transformation: dashed and striped. */
  isImage: z.boolean().optional(),
  id: partId,
})

const CoordinatePlaneFigure = z.object({
  kind: z.literal('coordinate-plane'),
  ...described,
  /** The grid is square as long as it has between 0.6 and 1.1 times as many rows as columns. */
  x: Axis,
  y: Axis,
  points: z.array(
    z.object({
      at: Point,
      label: z.string(),
      /** A ring in place of a full dot. */
      isOpen: z.boolean().optional(),
      /** Dashed lines lead from the point to both axes. */
      hasGuides: z.boolean().optional(),
      id: partId,
    }),
  ),
  /** Straight lines that run through two points to the edges of the plane. */
  lines: z.array(
    z.object({
      through: z.tuple([Point, Point]),
      label: z.string(),
      isDashed: z.boolean().optional(),
      id: partId,
    }),
  ),
  segments: z.array(PlaneSegment).max(12).optional(),
  polygons: z.array(PlanePolygon).max(4).optional(),
  /** A curve without a label looks like the one before it, so that pieces of one function belong together. */
  curves: z.array(Curve).max(8).optional(),
  /** Shaded on the side of the boundary where `towards` lies; the boundary is dashed when it does not belong. */
  halfPlanes: z
    .array(
      z.object({
        boundary: z.tuple([Point, Point]),
        towards: Point,
        isStrict: z.boolean(),
        label: z.string().optional(),
        id: partId,
      }),
    )
    .max(3)
    .optional(),
  /** Dashed lines right across: upright at an x, or level at a y. */
  guides: z
    .array(z.object({ axis: z.enum(['x', 'y']), at: z.number(), label: z.string() }))
    .max(6)
    .optional(),
  /** Words on the plane, their middle at a place of it, as `Quadrant I`; an id with an empty text marks a place. */
  notes: z
    .array(z.object({ at: Point, text: z.string(), id: partId }))
    .max(12)
    .optional(),
  /** Numerals of the level axis as these texts instead, as `π` at 3.14159. */
  xTexts: z.array(z.object({ at: z.number(), text: z.string() })).optional(),
})

const MappingSide = z.object({
  /** Over the oval, as `Input` or `Number of tickets`. */
  label: z.string(),
  /** `?` is asked for. */
  values: z
    .array(z.object({ text: z.string().max(14), id: partId }))
    .min(1)
    .max(8),
})

const MappingDiagramFigure = z
  .object({
    kind: z.literal('mapping-diagram'),
    ...described,
    left: MappingSide,
    right: MappingSide,
    /** From a value on the left to one on the right, by index from 0. */
    arrows: z.array(z.object({ from: z.number().int().min(0), to: z.number().int().min(0) })).max(16),
  })
  .refine(
    ({ left, right, arrows }) =>
      arrows.every(({ from, to }) => from < left.values.length && to < right.values.length),
    'An arrow ends at no value',
  )

const FunctionMachineFigure = z.object({
  kind: z.literal('function-machine'),
  ...described,
  /** What goes in, the rules that it meets in order, and what comes out; `?` is asked for. */
  input: z.string(),
  machines: z
    .array(z.object({ rule: z.string(), id: partId }))
    .min(1)
    .max(3),
  output: z.string(),
  inputId: partId,
  outputId: partId,
  /** Inputs with their outputs, listed under the machine. */
  pairs: z
    .array(z.object({ input: z.string(), output: z.string() }))
    .max(8)
    .optional(),
})

export const planesFigures = [CoordinatePlaneFigure, MappingDiagramFigure, FunctionMachineFigure] as const

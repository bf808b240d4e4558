import { z } from 'zod'
import { Axis, Point, described } from './parts.ts'

/** Id of a part, so that a question can ask about it; unique in its figure. */
const partId = z.string().min(1).max(20).optional()

/** The end of a segment or curve: a filled dot (the endpoint is included), an open dot (it is not), or an arrowhead. */
const EndMark = z.enum(['closed', 'open', 'arrow'])

/** Fields that every curve may have. */
const drawn = {
  label: z.string().optional(),
  isDashed: z.boolean().optional(),
  /** Drawn only for x in this interval (`points`, `step`, and `ellipse` are always drawn whole). */
  from: z.number().optional(),
  to: z.number().optional(),
  fromMark: EndMark.optional(),
  toMark: EndMark.optional(),
  id: partId,
}
/** Vertical scale a, moved right by h and up by k. */
const moved = { a: z.number(), h: z.number(), k: z.number() }

const Curve = z.discriminatedUnion('family', [
  /** Through the points in order, as a smooth curve or straight segments. */
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
  /** Coefficients from the constant term up: [1, 0, 2] is 1 + 2x². */
  z.object({ family: z.literal('polynomial'), coefficients: z.array(z.number()).min(1).max(7), ...drawn }),
  /** Horizontal pieces, each closed at its left end and open at its right end, or the reverse. */
  z.object({
    family: z.literal('step'),
    pieces: z
      .array(z.object({ from: z.number(), to: z.number(), y: z.number() }))
      .min(1)
      .max(12),
    closedEnd: z.enum(['left', 'right']),
    ...drawn,
  }),
  /** Center and semi-axes in units of the plane. Equal semi-axes on equal scales make a circle. */
  z.object({
    family: z.literal('ellipse'),
    center: Point,
    xRadius: z.number().positive(),
    yRadius: z.number().positive(),
    ...drawn,
  }),
])

/**
 * A vector has the mark `arrow` at `to`. With `isEndless` it is a ray, which runs through `to` to the edge of the
 * plane.
 */
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
  /** In order around the shape. Names are written outside it; empty for none. */
  vertices: z
    .array(z.object({ at: Point, name: z.string(), id: partId }))
    .min(3)
    .max(12),
  /** Lengths as shown, along the sides. The first side runs from the first vertex to the second. */
  sides: z.array(z.string()).optional(),
  /** Written inside the shape. */
  label: z.string().optional(),
  /** The image of a transformation, drawn dashed and striped. */
  isImage: z.boolean().optional(),
  id: partId,
})

const CoordinatePlaneFigure = z.object({
  kind: z.literal('coordinate-plane'),
  ...described,
  /** Grid cells are square if the grid has between 0.6 and 1.1 times as many rows as columns. */
  x: Axis,
  y: Axis,
  points: z.array(
    z.object({
      at: Point,
      label: z.string(),
      /** An open dot instead of a filled one. */
      isOpen: z.boolean().optional(),
      /** Dashed lines from the point to both axes. */
      hasGuides: z.boolean().optional(),
      id: partId,
    }),
  ),
  /** Straight lines through two points, extended to the edges of the plane. */
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
  /** A curve without a label looks like the one before it, so that the pieces of one function match. */
  curves: z.array(Curve).max(8).optional(),
  /** Shaded on the side of the boundary that contains `towards`. The boundary is dashed if it is not included. */
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
  /** Dashed lines across the whole plane: vertical at an x, or horizontal at a y. */
  guides: z
    .array(z.object({ axis: z.enum(['x', 'y']), at: z.number(), label: z.string() }))
    .max(6)
    .optional(),
  /** Text centered at a point of the plane, such as `Quadrant I`. An id with empty text marks a place. */
  notes: z
    .array(z.object({ at: Point, text: z.string(), id: partId }))
    .max(12)
    .optional(),
  /** Replaces numbers on the horizontal axis with these texts, such as `π` at 3.14159. */
  xTexts: z.array(z.object({ at: z.number(), text: z.string() })).optional(),
})

const MappingSide = z.object({
  /** Written over the oval: `Input`, `Number of tickets`. */
  label: z.string(),
  /** `?` is the unknown. */
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
    /** From a value on the left to a value on the right, by index from 0. */
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
  /** The input, the rules applied to it in order, and the output; `?` is the unknown. */
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

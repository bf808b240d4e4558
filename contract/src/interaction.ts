import { z } from 'zod'
import { Axis, DataAxis, Point } from './figures/parts.ts'
import { PlanePolygon, PlaneSegment } from './figures/planes.ts'
import { RichText } from './rich-text.ts'

const Id = z.string().min(1).max(20)

const optionsOf = <Text extends z.ZodType>(text: Text, max: number) =>
  z
    .array(z.object({ id: Id, text }))
    .min(2)
    .max(max)

/** Text around an input field: its label, and what is before it (`$`) and after it (`cm`). */
const field = { label: z.string(), before: z.string().optional(), after: z.string().optional() }

/** Letters allowed in a typed answer, shown as keys: ['x', 'y']. */
const letters = { letters: z.array(z.string().length(1)).max(6) }

/** What a student draws on a number line: points, a ray, or an interval. */
const LineMark = z.enum(['points', 'ray', 'interval'])

/** What a student draws on a coordinate plane. Each is defined by points that snap to the grid. */
const PlaneMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), count: z.number().int().min(1).max(8) }),
  /** A line through two points. */
  z.object({ kind: z.literal('line') }),
  z.object({ kind: z.literal('segment') }),
  z.object({ kind: z.literal('polygon'), corners: z.number().int().min(3).max(8) }),
  /** A curve of this family: its vertex (for `exponential`, any of its points), then another point on it. */
  z.object({ kind: z.literal('curve'), family: z.enum(['parabola', 'absolute-value', 'exponential']) }),
])

/** What a student builds from data. */
const PlotShape = z.discriminatedUnion('kind', [
  /** A column of dots over each tick of the axis. */
  z.object({ kind: z.literal('dot-plot'), axis: DataAxis, most: z.number().int().min(1).max(12) }),
  /** A bar for each label. */
  z.object({ kind: z.literal('bar-chart'), labels: z.array(z.string()).min(2).max(8), value: Axis }),
  /** A bar for each bin; `axis.step` is the bin width. */
  z.object({ kind: z.literal('histogram'), axis: DataAxis, value: Axis }),
  /** Minimum, lower quartile, median, upper quartile, maximum, on an axis whose ticks are `step` apart. */
  z.object({ kind: z.literal('box-plot'), axis: DataAxis }),
])
export type PlotShape = z.infer<typeof PlotShape>

/** Maximum number of runs in any simulation. */
const maxRuns = 20

/** The problem to solve line by line, in plain text or TeX. It does not contain the answer. */
const StepsTask = z.discriminatedUnion('kind', [
  /** An equation or inequality in one letter. */
  z.object({
    kind: z.literal('solve'),
    given: z.string(),
    /** The letter stands for a length or a count, so a negative root may be omitted. */
    cannotBeNegative: z.literal(true).optional(),
  }),
  /** Two equations in two letters. */
  z.object({ kind: z.literal('system'), given: z.tuple([z.string(), z.string()]) }),
  /** An expression to rewrite as equivalent expressions until it has the required form. */
  z.object({
    kind: z.literal('rewrite'),
    given: z.string(),
    form: z.enum(['value', 'simplified', 'expanded', 'factored', 'power', 'scientific']),
  }),
  /** A calculation with units, or one amount, to work out in this unit. */
  z.object({ kind: z.literal('quantity'), given: z.string(), unit: z.string() }),
])

/** Maximum number of lines of work. */
export const maxSteps = 24
/** Maximum length of a line, in characters. */
export const maxStepLength = 200

/** Multiple-choice interactions. */
const picking = <Text extends z.ZodType>(text: Text) =>
  [
    /** Pick one option. */
    z.object({ kind: z.literal('choice'), options: optionsOf(text, 8) }),
    /** Pick every option that fits. */
    z.object({ kind: z.literal('choices'), options: optionsOf(text, 8) }),
    /** Pick a word for each gap in a text, where the parts name a gap. */
    z.object({
      kind: z.literal('inline-choice'),
      parts: z.array(z.union([z.object({ text }), z.object({ gap: Id })])).min(2),
      gaps: z
        .array(z.object({ id: Id, label: z.string(), options: optionsOf(text, 6) }))
        .min(1)
        .max(6),
    }),
  ] as const

/** Typed answers. */
const typing = [
  /** Type a number. */
  z.object({ kind: z.literal('number'), ...field }),
  /** Type a number together with its unit. */
  z.object({ kind: z.literal('quantity'), ...field }),
  /** Type a fraction, mixed number, or whole number. */
  z.object({ kind: z.literal('fraction'), ...field }),
  /** Type an expression such as 2x + 6. */
  z.object({ kind: z.literal('expression'), ...field, ...letters }),
  /** Type an equation such as y = 2x + 1. */
  z.object({ kind: z.literal('equation'), ...field, ...letters }),
  /** Type an inequality such as x > 3. */
  z.object({ kind: z.literal('inequality'), ...field, ...letters }),
  /** Type a point such as (2, -3). */
  z.object({ kind: z.literal('coordinates'), ...field }),
  /** Type a ratio such as 2:3. */
  z.object({ kind: z.literal('ratio'), ...field }),
  /** Type a number in scientific notation such as 3.2 × 10⁴. */
  z.object({ kind: z.literal('scientific'), ...field }),
  /** Type several numbers: a set, or a list in order. */
  z.object({ kind: z.literal('numbers'), ...field }),
  /** Type a term: a word of math or science, in either language. */
  z.object({ kind: z.literal('term'), ...field }),
] as const

/** Interactions that order, match, or place things. */
const arranging = <Text extends z.ZodType>(text: Text) =>
  [
    /** Put the options in order; `first` and `last` label the ends (“least”, “greatest”). */
    z.object({
      kind: z.literal('order'),
      options: optionsOf(text, 8),
      first: z.string(),
      last: z.string(),
    }),
    /** Match each source with a target. A target may match several sources, or none. */
    z.object({ kind: z.literal('match'), sources: optionsOf(text, 8), targets: optionsOf(text, 8) }),
    /** Put each card into a category. */
    z.object({ kind: z.literal('sort'), cards: optionsOf(text, 10), categories: optionsOf(text, 4) }),
    /** Name parts of the figure. Each spot is the id of a part, which shows a letter. */
    z.object({
      kind: z.literal('label'),
      spots: z.array(Id).min(1).max(8),
      labels: optionsOf(text, 10),
    }),
    /** Pick `count` of the lettered parts of the figure. */
    z.object({
      kind: z.literal('hot-spot'),
      spots: z.array(Id).min(2).max(12),
      count: z.number().int().min(1).max(6),
    }),
  ] as const

/** Drawn answers. */
const drawing = [
  /** Draw on a number line. Marks snap to multiples of `snap` from `from`. */
  z.object({
    kind: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    /** Distance between ticks. */
    step: z.number().positive(),
    snap: z.number().positive(),
    /** Ticks with a number, by value. */
    labelled: z.array(z.number()),
    draws: LineMark,
    /** How many points are required; 1 for a ray or an interval. */
    count: z.number().int().min(1).max(6),
  }),
  /** Draw on a coordinate plane. Points snap to multiples of `snap`. */
  z.object({
    kind: z.literal('coordinate-plane'),
    x: Axis,
    y: Axis,
    snap: z.object({ x: z.number().positive(), y: z.number().positive() }),
    draws: PlaneMark,
    /** What is already drawn: named points, lines through two points, and shapes to start from. */
    given: z.object({
      points: z.array(z.object({ at: Point, label: z.string() })),
      lines: z.array(z.object({ through: z.tuple([Point, Point]), label: z.string() })),
      segments: z.array(PlaneSegment).max(12).optional(),
      polygons: z.array(PlanePolygon).max(4).optional(),
    }),
  }),
] as const

/** Answers built step by step. */
const building = <Text extends z.ZodType>(text: Text) =>
  [
    /** Fill the open cells of a table, each with a number or one of its options. */
    z.object({
      kind: z.literal('table'),
      columns: z.array(text).min(2).max(6),
      rows: z
        .array(
          z.array(
            z.union([
              z.object({ text }),
              // Must precede the variant without a list, which would also match this input and drop its list.
              z.object({ entry: Id, label: z.string(), options: optionsOf(text, 6) }),
              z.object({ entry: Id, label: z.string() }),
            ]),
          ),
        )
        .min(1)
        .max(10),
    }),
    /** Build a data display. A value that is off by at most `within` is also right. */
    z.object({
      kind: z.literal('plot'),
      title: z.string(),
      shape: PlotShape,
      within: z.number().nonnegative().optional(),
    }),
    /**
     * Set the controls, run the simulation, and answer from the resulting rows. The server computes each row
     * (`runSimulation`).
     */
    z.object({
      kind: z.literal('simulation'),
      knobs: z
        .array(z.object({ id: Id, label: z.string(), settings: optionsOf(z.string(), 5) }))
        .min(1)
        .max(4),
      measured: z.object({
        label: z.string(),
        unit: z.string().optional(),
        decimals: z.number().int().min(0).max(3),
      }),
      /** How much two runs with the same settings can differ. */
      note: text,
      maxRuns: z.number().int().min(2).max(maxRuns),
      /** The question to answer from the rows. */
      ask: text,
      answer: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('choice'), options: optionsOf(text, 6) }),
        z.object({ kind: z.literal('number'), ...field }),
      ]),
    }),
    /** Show the work line by line, from the given problem to the answer. */
    z.object({
      kind: z.literal('steps'),
      task: StepsTask,
      /** The given lines, as shown. */
      given: z.array(text).min(1).max(3),
      label: z.string(),
      ...letters,
      /** When the student is told whether a line follows from the one before. */
      judged: z.enum(['each-line', 'at-check']),
    }),
  ] as const

/** All interactions, generic in their text type: markup as written, rich text as shown. */
export const interactionOf = <Text extends z.ZodType>(text: Text) =>
  z.discriminatedUnion('kind', [
    ...picking(text),
    ...typing,
    ...arranging(text),
    ...drawing,
    ...building(text),
  ])

export const Interaction = interactionOf(RichText)
export type Interaction = z.infer<typeof Interaction>
export type InteractionKind = Interaction['kind']
export type InteractionOf<Kind extends InteractionKind> = Extract<Interaction, { kind: Kind }>

/** The writer's decimal separator, 1.5 or 1,5; a point by default. */
const DecimalStyle = z.enum(['point', 'comma'])

/** As typed. The decimal style is stored with it, so that it is always read the same way. */
const typed = z.object({ text: z.string().max(4000), decimal: DecimalStyle.optional() })
const picked = z.array(z.string().max(20)).max(12)
/** What was placed in each gap, source, card, spot, or cell, by its id. */
const placed = z
  .record(z.string().max(20), z.string().max(200))
  .refine((entries) => Object.keys(entries).length <= 40, 'Too many entries')

const finite = z.number().min(-1e9).max(1e9)

/** A mark on a number line. */
export const LineMarkDrawn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('point'), at: finite }),
  z.object({
    kind: z.literal('ray'),
    at: finite,
    isClosed: z.boolean(),
    towards: z.enum(['left', 'right']),
  }),
  z.object({
    kind: z.literal('interval'),
    from: finite,
    to: finite,
    isFromClosed: z.boolean(),
    isToClosed: z.boolean(),
  }),
])
export type LineMarkDrawn = z.infer<typeof LineMarkDrawn>

/** The settings of a simulation's controls, by control. */
export const Settings = z
  .record(z.string().max(20), z.string().max(20))
  .refine((settings) => Object.keys(settings).length <= 4, 'Too many knobs')
export type Settings = z.infer<typeof Settings>

/** A row of a student's own table: the settings and the result. */
export const SimulatedRun = z.object({ settings: Settings, value: finite })
export type SimulatedRun = z.infer<typeof SimulatedRun>

/** The number of a run in a student's table, from 1. */
export const RunNumber = z.number().int().min(1).max(maxRuns)

const choiceResponse = z.object({ kind: z.literal('choice'), option: z.string().max(20) })
const numberResponse = z.object({ kind: z.literal('number'), ...typed.shape })

/** A student's answer. Its kind is the interaction's kind. */
export const Response = z.discriminatedUnion('kind', [
  choiceResponse,
  z.object({ kind: z.literal('choices'), options: picked }),
  z.object({ kind: z.literal('inline-choice'), placed }),
  numberResponse,
  z.object({ kind: z.literal('quantity'), ...typed.shape }),
  z.object({ kind: z.literal('fraction'), ...typed.shape }),
  z.object({ kind: z.literal('expression'), ...typed.shape }),
  z.object({ kind: z.literal('equation'), ...typed.shape }),
  z.object({ kind: z.literal('inequality'), ...typed.shape }),
  z.object({ kind: z.literal('coordinates'), ...typed.shape }),
  z.object({ kind: z.literal('ratio'), ...typed.shape }),
  z.object({ kind: z.literal('scientific'), ...typed.shape }),
  z.object({ kind: z.literal('numbers'), ...typed.shape }),
  z.object({ kind: z.literal('term'), ...typed.shape }),
  /** All options in order; empty if nothing was moved. */
  z.object({ kind: z.literal('order'), options: picked }),
  /** Target by source. */
  z.object({ kind: z.literal('match'), placed }),
  /** Category by card. */
  z.object({ kind: z.literal('sort'), placed }),
  /** Label by spot. */
  z.object({ kind: z.literal('label'), placed }),
  z.object({ kind: z.literal('hot-spot'), options: picked }),
  z.object({ kind: z.literal('number-line'), marks: z.array(LineMarkDrawn).max(6) }),
  /** In the order in which they were set; `PlaneMark` says what they mean. */
  z.object({ kind: z.literal('coordinate-plane'), points: z.array(z.tuple([finite, finite])).max(8) }),
  /** What was typed or picked, by entry. */
  z.object({ kind: z.literal('table'), placed, decimal: DecimalStyle.optional() }),
  /** Dots, bars, or the five numbers, from left to right; empty if nothing was built. */
  z.object({ kind: z.literal('plot'), values: z.array(finite).max(60) }),
  /** The rows in the order in which they were run, and the answer. */
  z.object({
    kind: z.literal('simulation'),
    runs: z.array(SimulatedRun).max(maxRuns),
    answer: z.discriminatedUnion('kind', [choiceResponse, numberResponse]),
  }),
  /** The lines as typed, starting with the first line below the given problem. */
  z.object({
    kind: z.literal('steps'),
    lines: z.array(z.string().max(maxStepLength)).max(maxSteps),
    decimal: DecimalStyle.optional(),
  }),
])
export type Response = z.infer<typeof Response>
export type ResponseOf<Kind extends InteractionKind> = Extract<Response, { kind: Kind }>

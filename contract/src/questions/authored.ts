import { z } from 'zod'
import { Level, SkillId } from '../ids.ts'
import { AuthoredFigure } from './figures.ts'

/**
 * A text of an authored question, in the curriculum's markup. `{=a + b}` stands for a value of the variant. Any text of
 * a draft may be empty; the checker reports what is missing.
 */
const Text = z.string().max(2000)
/** A number or a formula over the parameters: `12`, `3/4`, `a * b`. */
const Formula = z.string().max(200)
const Words = z.string().max(120)

/** Values that change from variant to variant, in the order in which they are drawn. */
const Parameter = z.discriminatedUnion('kind', [
  /** Exact bounds and step: 2 to 12 by 1; 0.5 to 3 by 0.5. */
  z.object({ kind: z.literal('range'), name: Words, from: Formula, to: Formula, step: Formula }),
  /** One of these numbers or words. */
  z.object({ kind: z.literal('list'), name: Words, values: z.array(Words).max(60) }),
  /** Calculated from the parameters before it. */
  z.object({ kind: z.literal('formula'), name: Words, formula: Formula }),
])
export type Parameter = z.infer<typeof Parameter>

export const TypedKind = z.enum([
  'number',
  'quantity',
  'fraction',
  'expression',
  'equation',
  'inequality',
  'coordinates',
  'ratio',
  'scientific',
  'numbers',
])
export type TypedKind = z.infer<typeof TypedKind>

/** The forms that may be required, by kind of answer. The first one is the default. */
export const answerForms = {
  number: ['any', 'decimal', 'whole', 'percent'],
  quantity: ['convertible', 'exact-unit'],
  fraction: ['any', 'fraction', 'simplest', 'mixed', 'improper'],
  expression: ['any', 'expanded', 'factored', 'simplified', 'power'],
  equation: ['any', 'slope-intercept', 'standard', 'solved'],
  inequality: ['any', 'inequality', 'solved', 'interval'],
  coordinates: ['any'],
  ratio: ['any', 'simplest'],
  scientific: ['scientific', 'any'],
  numbers: ['any', 'as given'],
} as const satisfies Record<TypedKind, readonly string[]>

const Option = z.object({ text: Text, isRight: z.boolean(), feedback: Text })

const options = {
  options: z.array(Option).max(8),
  /** Keeps the options in the written order, for scales; otherwise they are shuffled. */
  keepsOrder: z.boolean(),
}

/** A known wrong answer, written like the right one, and its feedback. */
export const Wrong = z.object({ value: Formula, feedback: Text })
export type Wrong = z.infer<typeof Wrong>

export const AuthoredAxis = z.object({ label: Words, from: Formula, to: Formula, step: Formula })
export type AuthoredAxis = z.infer<typeof AuthoredAxis>

/** `text` is the cell's content, or the answer if students fill it in. */
const Cell = z.object({
  text: Text,
  isOpen: z.boolean(),
  /** Students pick from the right and wrong values instead of typing a number. */
  isPicked: z.boolean(),
  wrong: z.array(Wrong).max(5),
})
export type AuthoredCell = z.infer<typeof Cell>

/** How the question is answered, with the right answer and known wrong ones. */
export const AuthoredAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: TypedKind,
    label: Words,
    before: z.string().max(20),
    after: z.string().max(20),
    /** A formula for a number; otherwise a text that may contain `{=a}`. Numbers of a list are separated by commas. */
    right: Formula,
    /** One of `answerForms`; an unknown one counts as the first. */
    form: z.string().max(20),
    /** Only for `quantity`. */
    unit: z.string().max(30),
    /** Tolerance; empty for none. */
    within: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({ kind: z.literal('choice'), ...options }),
  z.object({ kind: z.literal('choices'), ...options }),
  /** First to last; `first` and `last` label the ends. */
  z.object({
    kind: z.literal('order'),
    items: z.array(Text).max(8),
    first: Words,
    last: Words,
    feedback: Text,
  }),
  z.object({
    kind: z.literal('match'),
    pairs: z.array(z.object({ source: Text, target: Text })).max(8),
    /** Extra targets that match nothing. */
    others: z.array(Text).max(4),
    feedback: Text,
  }),
  z.object({
    kind: z.literal('sort'),
    categories: z.array(z.object({ text: Text, cards: z.array(Text).max(10) })).max(4),
    feedback: Text,
  }),
  /** A text in which [1], [2], and so on mark the gaps. */
  z.object({
    kind: z.literal('inline-choice'),
    text: Text,
    gaps: z.array(z.object({ label: Words, right: Text, wrong: z.array(Wrong).max(5) })).max(6),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(Text).max(6),
    rows: z.array(z.array(Cell).max(6)).max(10),
  }),
  z.object({
    kind: z.literal('number-line'),
    ...AuthoredAxis.omit({ label: true }).shape,
    /** Distance between the places where a mark can be set, and between numbers. */
    snap: Formula,
    every: Formula,
    /** Points `-2, a`, a ray `x >= a`, or an interval `-2 < x <= 3`. */
    marks: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({
    kind: z.literal('coordinate-plane'),
    x: AuthoredAxis,
    y: AuthoredAxis,
    snap: Formula,
    draws: z.enum(['points', 'line', 'segment', 'polygon', 'parabola', 'absolute-value', 'exponential']),
    /** Points `(0, a), (2, 3)`; for a curve, its vertex and then another point on it. */
    points: Formula,
    /** Points that are already drawn, each after its name if it has one: `A(1, 2), (3, 4)`. */
    given: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({
    kind: z.literal('plot'),
    title: Words,
    shape: z.enum(['dot-plot', 'bar-chart', 'histogram', 'box-plot']),
    /** The data axis; a bar chart has `labels` instead. */
    axis: AuthoredAxis,
    labels: z.array(Words).max(8),
    /** The axis that dots and bars count on; a box plot has none. */
    value: AuthoredAxis,
    /** Numbers separated by commas: dots over each tick, bars, or the five numbers. */
    values: Formula,
    within: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  /** Names for the figure’s parts, in order. A part with an empty name is not asked about. */
  z.object({
    kind: z.literal('label'),
    labels: z.array(Text).max(24),
    others: z.array(Text).max(4),
    feedback: Text,
  }),
  /** Which of the figure’s parts are right, in order. */
  z.object({
    kind: z.literal('hot-spot'),
    spots: z.array(z.object({ isRight: z.boolean(), feedback: Text })).max(24),
  }),
])
export type AuthoredAnswer = z.infer<typeof AuthoredAnswer>
export type AuthoredKind = AuthoredAnswer['kind']
export type AnswerOf<Kind extends AuthoredKind> = Extract<AuthoredAnswer, { kind: Kind }>
export type TypedAnswer = Extract<AuthoredAnswer, { right: string }>

/** A question that a teacher writes, as data from which a seed makes a variant. */
export const AuthoredQuestion = z.object({
  /** Version of this format, so that stored questions can still be read after it changes. */
  format: z.literal(1),
  title: Words,
  skillId: SkillId.nullable(),
  /** Empty, or a code from the standards catalog. */
  standard: z.string().max(40),
  level: Level,
  stem: Text,
  figure: AuthoredFigure.nullish(),
  parameters: z.array(Parameter).max(12),
  /** Formulas that must hold in every variant: `a < b`, `whole(a / b)`. */
  conditions: z.array(Formula).max(8),
  answer: AuthoredAnswer,
  hints: z.array(Text).max(6),
  steps: z.array(Text).max(10),
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>

/** A problem with a question. `field` is the path in `AuthoredQuestion`: `hints.1`. */
export const QuestionFinding = z.object({
  field: z.string(),
  /** `must` blocks publishing. */
  weight: z.enum(['must', 'should']),
  /** The problem's code, for programs: `authored/answer-missing`. */
  code: z.string(),
  message: z.string(),
})
export type QuestionFinding = z.infer<typeof QuestionFinding>

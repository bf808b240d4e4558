import { z } from 'zod'
import { Level, SkillId } from '../ids.ts'
import { AuthoredFigure } from './figures.ts'

/**
 * A text of an authored question, in the curriculum's markup. `{=a + b}` stands for a value of this variant. A
 * draft may be empty anywhere; what is missing is for the checker to say.
 */
const Text = z.string().max(2000)
/** A number or a formula over the parameters: `12`, `3/4`, `a * b`. */
const Formula = z.string().max(200)
const Words = z.string().max(120)

/** What changes from variant to variant, in the order in which it is drawn. */
const Parameter = z.discriminatedUnion('kind', [
  /** From, to and steps between, all exact: 2 to 12 by 1; 0.5 to 3 by 0.5. */
  z.object({ kind: z.literal('range'), name: Words, from: Formula, to: Formula, step: Formula }),
  /** One of these, numbers or words. */
  z.object({ kind: z.literal('list'), name: Words, values: z.array(Words).max(60) }),
  /** Worked out of those that are before it. */
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

/** The forms that may be asked for, by kind of answer; the first is what counts when none is asked. */
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
  /** Shown as written, for options that are a scale; otherwise shuffled. */
  keepsOrder: z.boolean(),
}

/** A wrong answer that is known, written as the right one is, and what is said to it. */
const Wrong = z.object({ value: Formula, feedback: Text })
export type Wrong = z.infer<typeof Wrong>

const Axis = z.object({ label: Words, from: Formula, to: Formula, step: Formula })
export type AuthoredAxis = z.infer<typeof Axis>

/** `text` is what is there, or the answer where students fill it in. */
const Cell = z.object({
  text: Text,
  isOpen: z.boolean(),
  /** Picked from the right and the wrong ones, in place of a number that is typed. */
  isPicked: z.boolean(),
  wrong: z.array(Wrong).max(5),
})
export type AuthoredCell = z.infer<typeof Cell>

/** How it is answered, with what is right and what is known to be wrong. */
export const AuthoredAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: TypedKind,
    label: Words,
    before: z.string().max(20),
    after: z.string().max(20),
    /** A formula for what is a number; else a text in which `{=a}` may stand. Numbers of a list are parted by commas. */
    right: Formula,
    /** One of `answerForms`; another one counts as the first. */
    form: z.string().max(20),
    /** For `quantity`. */
    unit: z.string().max(30),
    /** Distance that still counts; empty for none. */
    within: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({ kind: z.literal('choice'), ...options }),
  z.object({ kind: z.literal('choices'), ...options }),
  /** First to last; `first` and `last` say what is at the ends. */
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
    /** Targets that belong to none. */
    others: z.array(Text).max(4),
    feedback: Text,
  }),
  z.object({
    kind: z.literal('sort'),
    categories: z.array(z.object({ text: Text, cards: z.array(Text).max(10) })).max(4),
    feedback: Text,
  }),
  /** A text in which [1], [2] and so on are the places of the gaps. */
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
    ...Axis.omit({ label: true }).shape,
    /** Distance between the places where a mark can be set, and between numerals. */
    snap: Formula,
    every: Formula,
    /** Points `-2, a`, a ray `x >= a`, or an interval `-2 < x <= 3`. */
    marks: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({
    kind: z.literal('coordinate-plane'),
    x: Axis,
    y: Axis,
    snap: Formula,
    draws: z.enum(['points', 'line', 'segment', 'polygon', 'parabola', 'absolute-value', 'exponential']),
    /** Points `(0, a), (2, 3)`: of a curve its vertex, then another point of it. */
    points: Formula,
    /** Points that are drawn already, each behind its name: `A(1, 2), (3, 4)`. */
    given: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  z.object({
    kind: z.literal('plot'),
    title: Words,
    shape: z.enum(['dot-plot', 'bar-chart', 'histogram', 'box-plot']),
    /** Along the data; a bar chart has `labels` in its place. */
    axis: Axis,
    labels: z.array(Words).max(8),
    /** What dots and bars count up to; a box plot has none. */
    value: Axis,
    /** Numbers with commas: dots over each tick, bars, or the five numbers. */
    values: Formula,
    within: Formula,
    wrong: z.array(Wrong).max(8),
  }),
  /** Names for the figure’s parts, in their order; an empty one is not asked for. */
  z.object({
    kind: z.literal('label'),
    labels: z.array(Text).max(24),
    others: z.array(Text).max(4),
    feedback: Text,
  }),
  /** Which of the figure’s parts are right, in their order. */
  z.object({
    kind: z.literal('hot-spot'),
    spots: z.array(z.object({ isRight: z.boolean(), feedback: Text })).max(24),
  }),
])
export type AuthoredAnswer = z.infer<typeof AuthoredAnswer>
export type AuthoredKind = AuthoredAnswer['kind']
export type AnswerOf<Kind extends AuthoredKind> = Extract<AuthoredAnswer, { kind: Kind }>
export type TypedAnswer = Extract<AuthoredAnswer, { right: string }>

/** A question that a teacher writes: data from which a seed makes a variant. */
export const AuthoredQuestion = z.object({
  /** Of this shape, so that stored questions can be read when it changes. */
  format: z.literal(1),
  title: Words,
  skillId: SkillId.nullable(),
  /** Empty, or a code of the catalogue of standards. */
  standard: z.string().max(40),
  level: Level,
  stem: Text,
  figure: AuthoredFigure.nullish(),
  parameters: z.array(Parameter).max(12),
  /** Formulas that hold in every variant: `a < b`, `whole(a / b)`. */
  conditions: z.array(Formula).max(8),
  answer: AuthoredAnswer,
  hints: z.array(Text).max(6),
  steps: z.array(Text).max(10),
})
export type AuthoredQuestion = z.infer<typeof AuthoredQuestion>

/** What speaks against a question; `field` is the path of the value in `AuthoredQuestion`: `hints.1`. */
export const QuestionFinding = z.object({
  field: z.string(),
  /** `must` is in the way of publishing. */
  weight: z.enum(['must', 'should']),
  /** What is wrong, for programs: `authored/answer-missing`. */
  code: z.string(),
  message: z.string(),
})
export type QuestionFinding = z.infer<typeof QuestionFinding>

import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'

/** An exact number: a terminating decimal, or a fraction of two such decimals. */
export type Exact = number | readonly [numerator: number, denominator: number]

/** Removes binary floating-point error. */
export const tidy = (value: number): number => Number(value.toFixed(6))

export const toNumber = (value: Exact): number =>
  typeof value === 'number' ? tidy(value) : value[0] / value[1]

/** The form used in keys: '4.5', '4/12'. */
export function exact(value: Exact): string {
  if (typeof value === 'number') return String(tidy(value))
  const scale =
    [1, 10, 100].find((each) => value.every((part) => Number.isInteger(tidy(part * each)))) ?? 1000
  return value.map((part) => Math.round(part * scale)).join('/')
}

/**
 * A misconception as a function from the values of a relation to the answer that it leads to. `Answer` is an exact
 * number for typed answers, or the index of an option.
 */
export interface Thinking<Values, Answer = Exact> {
  id: MisconceptionId
  /** The resulting answer; null if the misconception does not apply to these values. */
  answer: (values: Values) => Answer | null
  /** Feedback to a student with this misconception. */
  feedback: (values: Values) => Text
}

export interface Bug<Values, Answer = Exact> extends Thinking<Values, Answer> {
  /** Values and answer worked by hand: the only check of `answer` that does not use it. A test runs it. */
  example: readonly [values: Values, answer: Answer]
}

// A model's bugs have different answer types, and only the model passes them its values.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBug = Bug<any, any>

export const bug = <Values, Answer = Exact>(written: Bug<Values, Answer>): Bug<Values, Answer> => written

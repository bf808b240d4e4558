import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'

/** An exact number: a decimal that ends, or a fraction of two such. */
export type Exact = number | readonly [numerator: number, denominator: number]

/** Without the dust that binary fractions leave. */
export const tidy = (value: number): number => Number(value.toFixed(6))

export const toNumber = (value: Exact): number =>
  typeof value === 'number' ? tidy(value) : value[0] / value[1]

/** As keys hold it: '4.5', '4/12'. */
export function exact(value: Exact): string {
  if (typeof value === 'number') return String(tidy(value))
  const scale =
    [1, 10, 100].find((each) => value.every((part) => Number.isInteger(tidy(part * each)))) ?? 1000
  return value.map((part) => Math.round(part * scale)).join('/')
}

/**
 * A misconception at work: a function from the values of a relation to the answer that it leads to. `Answer` is an
 * exact number where the answer is typed, or the place of an option.
 */
export interface Thinking<Values, Answer = Exact> {
  id: MisconceptionId
  /** What this thinking leads to; null where these values give it nothing to go wrong on. */
  gets: (values: Values) => Answer | null
  /** To the student whose thinking it was. */
  says: (values: Values) => Text
}

export interface Bug<Values, Answer = Exact> extends Thinking<Values, Answer> {
  /** Values and answer worked by hand: the only check of `gets` that does not use `gets`. A test runs it. */
  example: readonly [values: Values, answer: Answer]
}

// A model lists bugs over numbers and over options of its values; only it meets them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyBug = Bug<any, any>

export const bug = <Values, Answer = Exact>(written: Bug<Values, Answer>): Bug<Values, Answer> => written

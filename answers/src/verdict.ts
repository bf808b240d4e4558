import type { Advice } from './advice/advice.ts'

/**
 * `correct`: counts, in whatever equivalent form; `form`: right value, not the form asked for;
 * `unreadable`: cannot be read as an answer; `incomplete`: what was tried cannot answer the question yet. None of these
 * three costs the student anything.
 */
export type Verdict = 'correct' | 'form' | 'incorrect' | 'unreadable' | 'incomplete'

export interface Judgement {
  verdict: Verdict
  /** How the answer was read, in plain text: “7/8”, “1 1/2”, “12.5 cm²”. Null when it could not be read. */
  echo: string | null
  /** For `form` what to change, for `unreadable` why, for `incomplete` the question's own words for what is missing. */
  message: Advice | string | null
}

/** How a text reads while it is typed, before there is a verdict: the echo, or why it cannot be read. */
export type Echo =
  | { readonly readable: true; readonly echo: string }
  | { readonly readable: false; readonly message: Advice }

export const correct = (echo: string | null): Judgement => ({ verdict: 'correct', echo, message: null })
export const incorrect = (echo: string | null): Judgement => ({ verdict: 'incorrect', echo, message: null })
export const otherForm = (echo: string, message: Advice): Judgement => ({ verdict: 'form', echo, message })
export const unreadable = (message: Advice): Judgement => ({ verdict: 'unreadable', echo: null, message })
export const incomplete = (message: Advice | string): Judgement => ({
  verdict: 'incomplete',
  echo: null,
  message,
})

const merits: readonly Verdict[] = ['correct', 'form', 'incorrect', 'incomplete', 'unreadable']

/** The kindest of the judgements on what can be read in several ways; the first of those that are alike. */
export function best([first, ...others]: readonly Judgement[]): Judgement {
  if (first === undefined) throw new RangeError('A text reads in at least one way.')
  return others.reduce(
    (kindest, other) => (merits.indexOf(other.verdict) < merits.indexOf(kindest.verdict) ? other : kindest),
    first,
  )
}

import type { Advice } from './advice/advice.ts'

/**
 * `correct`: counts, in any equivalent form. `form`: right value in the wrong form. `unreadable`: cannot be read as an
 * answer. `incomplete`: what was tried so far cannot answer the question. The last three do not use up a try.
 */
export type Verdict = 'correct' | 'form' | 'incorrect' | 'unreadable' | 'incomplete'

export interface Judgement {
  verdict: Verdict
  /** How the answer was read, in plain text: “7/8”, “1 1/2”, “12.5 cm²”. Null if it could not be read. */
  echo: string | null
  /**
   * For `form`, what to change. For `unreadable`, why. For `incomplete`, the question's own message about what is
   * missing.
   */
  message: Advice | string | null
}

/** How a text is read while it is typed, before there is a verdict: the echo, or why it cannot be read. */
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

/** The most favorable judgment of an answer that can be read in several ways; the first among equals. */
export function best([first, ...others]: readonly Judgement[]): Judgement {
  if (first === undefined) throw new RangeError('A text must have at least one reading.')
  return others.reduce(
    (kindest, other) => (merits.indexOf(other.verdict) < merits.indexOf(kindest.verdict) ? other : kindest),
    first,
  )
}

import type en from './en.json'

/** The name of a sentence in `en.json` and `es.json`. Names in braces in a sentence are its values. */
export type AdviceCode = keyof typeof en

/** Feedback to a student on how an answer is written: a sentence's code and its values. */
export interface Advice {
  readonly code: AdviceCode
  readonly values: Readonly<Record<string, string | Advice>>
}

export const advise = (code: AdviceCode, values: Advice['values'] = {}): Advice => ({ code, values })

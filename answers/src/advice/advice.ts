import type en from './en.json'

/** Names a sentence of `en.json` and `es.json`, whose names in braces are values. */
export type AdviceCode = keyof typeof en

/** What is said to a student about how an answer is written: a sentence by its code, with what is in it. */
export interface Advice {
  readonly code: AdviceCode
  readonly values: Readonly<Record<string, string | Advice>>
}

export const advise = (code: AdviceCode, values: Advice['values'] = {}): Advice => ({ code, values })

import type { Advice } from './advice/advice.ts'

/** A right answer, as its author wrote it, that is read as no answer. */
export class UnreadableKey extends RangeError {
  readonly key: string
  readonly why: Advice

  constructor(key: string, why: Advice) {
    super(`The key “${key}” cannot be read: ${why.code}.`)
    this.key = key
    this.why = why
  }
}

import type { Advice } from './advice/advice.ts'

/** An author's key that cannot be read as an answer. */
export class UnreadableKey extends RangeError {
  readonly key: string
  readonly why: Advice

  constructor(key: string, why: Advice) {
    super(`The key “${key}” cannot be read: ${why.code}.`)
    this.key = key
    this.why = why
  }
}

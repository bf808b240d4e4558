import type { Advice } from '../advice/advice.ts'
import { UnreadableKey } from '../unreadable-key.ts'
import { unreadable, type Echo, type Judgement } from '../verdict.ts'

/** Why a text cannot be read, in a child's words. Thrown only inside this package; see `judging`. */
export class Refused extends Error {
  readonly why: Advice

  constructor(why: Advice) {
    super(why.code)
    this.why = why
  }
}

/** Runs a judge and turns a refusal into an unreadable verdict. Any other error is rethrown. */
export function judging(judge: () => Judgement): Judgement {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Refused) return unreadable(error.why)
    throw error
  }
}

/** Runs a reader for its echo; a refusal becomes the reason that there is none. */
export function echoing(echo: () => string): Echo {
  try {
    return { readable: true, echo: echo() }
  } catch (error) {
    if (error instanceof Refused) return { readable: false, message: error.why }
    throw error
  }
}

/** Runs a reader on an author's key. @throws UnreadableKey when the key cannot be read */
export function readingKey<T>(key: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) throw new UnreadableKey(key, error.why)
    throw error
  }
}

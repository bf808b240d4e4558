import type { Sentence } from '../said.ts'
import { unreadable, type Echo, type Judgement } from '../verdict.ts'

/** Why a text cannot be read, in a child's words. Thrown inside this room only; see `reading`. */
export class Refused extends Error {
  readonly why: string | Sentence

  constructor(why: string | Sentence) {
    super(typeof why === 'string' ? why : why.text)
    this.why = why
  }
}

/** Runs a judge; what it refuses is unreadable. Anything else that is thrown is a fault and rises. */
export function judging(judge: () => Judgement): Judgement {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Refused) return unreadable(error.why)
    throw error
  }
}

/** Runs a reader for its echo alone; what it refuses has none. */
export function echoing(echo: () => string): Echo {
  try {
    return { readable: true, echo: echo() }
  } catch (error) {
    if (error instanceof Refused) return { readable: false, message: error.message }
    throw error
  }
}

/** Runs a reader on an author's key. @throws RangeError when the key cannot be read. */
export function readingKey<T>(key: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused) throw new RangeError(`The key “${key}” cannot be read. ${error.message}`)
    throw error
  }
}

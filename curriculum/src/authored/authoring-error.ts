import { UnreadableKey } from '@skills-center/answers/unreadable-key'
import type { Text } from '@skills-center/messages/values'
import { adviceText } from './advice-text.ts'
import { FormulaError } from './formula-tree.ts'
import { say } from './messages.gen.ts'

/**
 * Explains why no item can be made from an authored question: the problem, and the path of the value that causes it.
 */
export class AuthoringError extends Error {
  override readonly name = 'AuthoringTrouble'
  readonly field: string
  readonly text: Text

  constructor(field: string, text: Text) {
    super(text.say)
    this.field = field
    this.text = text
  }
}

/** answers/ says “key”; authors know it as the answer. */
const toAuthor = (error: RangeError): Text =>
  error instanceof UnreadableKey
    ? say('key-unreadable', { answer: error.key, why: adviceText(error.why) })
    : say('other-trouble', { why: error.message })

/** Runs work on a field and turns errors in its formulas and keys into errors for the author. */
export function on<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof FormulaError) throw new AuthoringError(field, error.text)
    // A key that answers/ cannot read throws a RangeError; that is the author's mistake.
    if (error instanceof RangeError) throw new AuthoringError(field, toAuthor(error))
    throw error
  }
}

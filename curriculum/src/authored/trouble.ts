import { UnreadableKey } from '@skills-center/answers/unreadable-key'
import type { Text } from '@skills-center/messages/values'
import { adviceText } from './advice-text.ts'
import { FormulaTrouble } from './formula-tree.ts'
import { say } from './messages.gen.ts'

/** Why no item can be made of an authored question: what is wrong, and the path of the value that it is in. */
export class AuthoringTrouble extends Error {
  override readonly name = 'AuthoringTrouble'
  readonly field: string
  readonly text: Text

  constructor(field: string, text: Text) {
    super(text.say)
    this.field = field
    this.text = text
  }
}

/** What answers/ calls a key is the answer to its author. */
const toAuthor = (error: RangeError): Text =>
  error instanceof UnreadableKey
    ? say('key-unreadable', { answer: error.key, why: adviceText(error.why) })
    : say('other-trouble', { why: error.message })

/** Does work on a field, whose formulas and keys complain to their author. */
export function on<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof FormulaTrouble) throw new AuthoringTrouble(field, error.text)
    // A key that answers/ cannot read is a RangeError, and a mistake of the author.
    if (error instanceof RangeError) throw new AuthoringTrouble(field, toAuthor(error))
    throw error
  }
}

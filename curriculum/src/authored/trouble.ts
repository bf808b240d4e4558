import type { Text } from '@skills-center/messages/values'
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
function toAuthor(message: string): Text {
  const [, answer, why] = /^The key “(.*)” cannot be read\. (.*)$/s.exec(message) ?? []
  return answer === undefined || why === undefined
    ? say('other-trouble', { why: message })
    : say('key-unreadable', { answer, why })
}

/** Does work on a field, whose formulas and keys complain to their author. */
export function on<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof FormulaTrouble) throw new AuthoringTrouble(field, error.text)
    // A key that answers/ cannot read is a RangeError, and a mistake of the author.
    if (error instanceof RangeError) throw new AuthoringTrouble(field, toAuthor(error.message))
    throw error
  }
}

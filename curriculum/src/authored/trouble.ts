import { FormulaTrouble } from './formula-tree.ts'

/** Why no item can be made of an authored question: what is wrong, and the path of the value that it is in. */
export class AuthoringTrouble extends Error {
  override readonly name = 'AuthoringTrouble'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** What answers/ calls a key is the answer to its author. */
function toAuthor(message: string): string {
  const [, key, why] = /^The key “(.*)” cannot be read\. (.*)$/s.exec(message) ?? []
  return key === undefined || why === undefined ? message : `The answer “${key}” cannot be read. ${why}`
}

/** Does work on a field, whose formulas and keys complain to their author. */
export function on<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // A key that answers/ cannot read is a RangeError, and a mistake of the author.
    if (error instanceof FormulaTrouble || error instanceof RangeError)
      throw new AuthoringTrouble(field, toAuthor(error.message))
    throw error
  }
}

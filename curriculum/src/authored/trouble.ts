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

/** Does work on a field, whose formulas and keys complain to their author. */
export function on<Result>(field: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // A key that answers/ cannot read is a RangeError, and a mistake of the author.
    if (error instanceof FormulaTrouble || error instanceof RangeError)
      throw new AuthoringTrouble(field, error.message.replace(/^The key /, 'The answer '))
    throw error
  }
}

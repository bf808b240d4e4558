import { readNumber } from '@skills-center/answers/read-number'
import { equals } from '@skills-center/answers/rational'
import { inPointStyle } from '../typed/decimal-style.ts'

/** Reads the texts of number cells; loaded when a table is marked. */
export interface CellReader {
  isReadable: (text: string) => boolean
  /** Whether the typed text is the number `right`, in any notation. */
  isSame: (typed: string, right: string) => boolean
}

export const cellReader: CellReader = {
  isReadable: (text) => readNumber(inPointStyle(text)).readable,
  isSame(typed, right) {
    const [first, second] = [readNumber(inPointStyle(typed)), readNumber(right)]
    return first.readable && second.readable && equals(first.value, second.value)
  },
}

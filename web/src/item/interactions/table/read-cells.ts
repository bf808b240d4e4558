import { readNumber } from '@skills-center/answers/read-number'
import { equals } from '@skills-center/answers/rational'
import { inPointStyle } from '../typed/decimal-style.ts'

/** How the texts of number cells read; loaded where a table is marked. */
export interface CellReader {
  isReadable: (text: string) => boolean
  /** Whether what was typed is the number `right`, however it is written. */
  isSame: (typed: string, right: string) => boolean
}

export const cellReader: CellReader = {
  isReadable: (text) => readNumber(inPointStyle(text)).readable,
  isSame(typed, right) {
    const [first, second] = [readNumber(inPointStyle(typed)), readNumber(right)]
    return first.readable && second.readable && equals(first.value, second.value)
  },
}

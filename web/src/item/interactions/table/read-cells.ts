import { readNumber } from '@skills-center/answers/read-number'
import { equals } from '@skills-center/answers/rational'

/** How the texts of number cells read; loaded where a table is marked. */
export interface CellReader {
  isReadable: (text: string) => boolean
  /** Whether two texts are one number, however they are written. */
  isSame: (one: string, other: string) => boolean
}

export const cellReader: CellReader = {
  isReadable: (text) => readNumber(text).readable,
  isSame(one, other) {
    const [first, second] = [readNumber(one), readNumber(other)]
    return first.readable && second.readable && equals(first.value, second.value)
  },
}

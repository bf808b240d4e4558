import { isNear } from '@skills-center/answers/near'
import { useState } from 'react'
import { numeral } from '../../figures/numeral.ts'

/**
 * The texts of fields that say the same as a drawing. They stay as typed for as long as the drawing is what they
 * made of it; once it was changed by other means, they follow it.
 */
export function useTypedNumbers(drawn: readonly number[], count: number) {
  const [typed, setTyped] = useState<{ texts: readonly string[]; gives: readonly number[] } | null>(null)
  const isOwn =
    typed !== null &&
    typed.gives.length === drawn.length &&
    typed.gives.every((value, index) => isNear(value, drawn[index] ?? NaN))
  const texts = isOwn
    ? typed.texts
    : Array.from({ length: count }, (_, index) => {
        const value = drawn[index]
        return value === undefined ? '' : numeral(value)
      })
  return {
    texts,
    /** Takes what was typed, and the numbers that the drawing holds because of it. */
    keep: (next: readonly string[], gives: readonly number[]) => setTyped({ texts: next, gives }),
  }
}

import { isNear } from '@skills-center/answers/near'
import { useState } from 'react'
import { numeral } from '../../figures/numeral.ts'

/**
 * The texts of fields that mirror a drawing. They stay as typed while the drawing matches them; after any other change
 * to the drawing, they follow it.
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
    /** Stores the typed texts and the numbers that they gave the drawing. */
    keep: (next: readonly string[], gives: readonly number[]) => setTyped({ texts: next, gives }),
  }
}

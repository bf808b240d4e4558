import type { Quantity } from '@skills-center/messages/values'
import { quantity, type UnitId } from '../../units/units.ts'

/** The names of two kinds of things, and of both together. */
export interface Kinds {
  one: UnitId
  other: UnitId
  whole: UnitId
}

/** The kind named first, the other kind, and both together. */
export interface Parts {
  part: Quantity<UnitId>
  rest: Quantity<UnitId>
  whole: Quantity<UnitId>
}

/** Quantities of the one kind and of the other. */
export function partsOf(kinds: Kinds, one: number, other: number, first: 'one' | 'other' = 'one'): Parts {
  const [ones, others] = [quantity(one, kinds.one), quantity(other, kinds.other)]
  const [part, rest] = first === 'one' ? [ones, others] : [others, ones]
  return { part, rest, whole: quantity(one + other, kinds.whole) }
}

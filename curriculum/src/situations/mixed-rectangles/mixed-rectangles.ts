import type { Person, Text } from '@skills-center/messages/values'
import type { Fraction } from '../../fractions/fraction.ts'
import { someMixed } from '../../fractions/products.ts'
import { amount } from '../../fractions/written.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Rectangles with mixed-number sides, and the range of whole units in a side. */
export const rectangles = {
  rug: { unit: 'foot', parts: [2, 3, 4], most: 8 },
  garden: { unit: 'meter', parts: [2, 4, 5], most: 9 },
  banner: { unit: 'foot', parts: [2, 3, 4], most: 9 },
  sandbox: { unit: 'meter', parts: [2, 4, 5], most: 4 },
  table: { unit: 'foot', parts: [2, 3, 4], most: 7 },
  photo: { unit: 'inch', parts: [2, 4, 8], most: 9 },
  mural: { unit: 'meter', parts: [2, 4, 5], most: 8 },
  patio: { unit: 'foot', parts: [2, 3, 4], most: 12 },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[]; most: number }>
export type RectangleId = keyof typeof rectangles

export const squareOf = { foot: 'square-foot', meter: 'square-meter', inch: 'square-inch' } as const

/** Length and width; `cut` is the length of a strip to leave out, across the whole width. */
export interface Rectangle {
  thing: RectangleId
  who: string
  one: Fraction
  other: Fraction
  cut: Fraction | null
}

const ids = keysOf(rectangles)

/** Both sides are mixed numbers; the first is longer. */
export function drawRectangle(random: Random, who: string): Rectangle {
  const thing = random.pick(ids)
  const { most, parts } = rectangles[thing]
  return {
    thing,
    who,
    one: someMixed(random, most, parts),
    other: someMixed(random, most - 1, parts),
    cut: null,
  }
}

export function tellRectangle({ thing, one, other, cut }: Rectangle, who: Person): Text {
  const { unit } = rectangles[thing]
  const sides = { who, one: amount(one, unit), other: amount(other, unit) }
  return cut === null
    ? say(`${thing}.area`, sides)
    : say(`${thing}.strip`, { ...sides, cut: amount(cut, unit) })
}

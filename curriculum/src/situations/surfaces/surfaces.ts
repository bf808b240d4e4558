import type { Text } from '@skills-center/messages/values'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type LengthUnit, square } from '../../round-figures/round-figures.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** The covered faces of a box, and realistic edges. */
const stories = {
  gift: { faces: 'all', unit: 'inch', length: [10, 15], width: [6, 9], height: [3, 5] },
  chest: { faces: 'all', unit: 'foot', length: [4, 6], width: [2, 3], height: [2, 3] },
  cushion: { faces: 'all', unit: 'inch', length: [18, 24], width: [12, 16], height: [3, 5] },
  crate: { faces: 'all', unit: 'foot', length: [5, 8], width: [3, 4], height: [2, 4] },
  tank: { faces: 'no-top', unit: 'inch', length: [20, 30], width: [10, 12], height: [12, 16] },
  planter: { faces: 'no-top', unit: 'foot', length: [5, 8], width: [2, 3], height: [1, 2] },
  tray: { faces: 'no-top', unit: 'inch', length: [14, 20], width: [10, 12], height: [2, 4] },
  pool: { faces: 'no-top', unit: 'meter', length: [12, 25], width: [6, 10], height: [2, 3] },
  room: { faces: 'walls', unit: 'foot', length: [12, 16], width: [9, 11], height: [8, 9] },
  stage: { faces: 'walls', unit: 'foot', length: [15, 24], width: [8, 12], height: [2, 4] },
  lantern: { faces: 'walls', unit: 'inch', length: [5, 8], width: [4, 6], height: [9, 14] },
} as const satisfies Record<
  string,
  {
    faces: 'all' | 'no-top' | 'walls'
    unit: LengthUnit
    length: readonly [number, number]
    width: readonly [number, number]
    height: readonly [number, number]
  }
>
type CoveredId = keyof typeof stories
const ids = keysOf(stories)

/** A partly covered box, and the cost of a square unit in cents. */
export interface Covered {
  story: CoveredId
  a: number
  b: number
  c: number
  price: number
  asks: 'area' | 'cost'
  who: string
}
export const facesCovered = ({ story }: Covered): 'all' | 'no-top' | 'walls' => stories[story].faces
export const coveredUnit = ({ story }: Covered): LengthUnit => stories[story].unit
export const coveredArea = (its: Covered): number => {
  const { a, b, c } = its
  return { all: 2, 'no-top': 1, walls: 0 }[facesCovered(its)] * a * b + 2 * c * (a + b)
}

/** All faces (`all`), or only some of them (`open`). */
export function drawCovered(random: Random, which: 'all' | 'open' | 'any', asks: Covered['asks']): Covered {
  const fitting = ids.filter((id) => which === 'any' || (stories[id].faces === 'all') === (which === 'all'))
  const story = random.pick(fitting)
  const { length, width, height, unit } = stories[story]
  const between = ([low, high]: readonly [number, number]): number => random.integer(low, high)
  return {
    story,
    a: between(length),
    b: between(width),
    c: between(height),
    price: unit === 'inch' ? random.integer(2, 5) : 100 * random.integer(2, 6),
    asks,
    who: someone(random),
  }
}

export function tellCovered(its: Covered): Text[] {
  const { story, a, b, c, who } = its
  const unit = coveredUnit(its)
  const told = {
    who: person(who),
    a: quantity(a, unit),
    b: quantity(b, unit),
    c: quantity(c, unit),
  }
  return [
    say(`${story}.told`, told),
    ...(its.asks === 'area' ? [say(`${story}.asks`, { unit: square(2, unit) })] : []),
  ]
}

import type { Quantity, Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  from: UnitId
  to: UnitId
  /** Approximate number of `to` units in one `from` unit. */
  each: number
  /** This many `from` units make a whole number of `to` units. */
  whole: number
  /** The amount in `from` units, as multiples of `whole`. */
  times: readonly [number, number]
}

/** Things measured in one system and asked for in the other. */
const stories = {
  trail: { from: 'mile', to: 'kilometer', each: 1.6, whole: 5, times: [2, 12] },
  drive: { from: 'mile', to: 'kilometer', each: 1.6, whole: 5, times: [8, 40] },
  dog: { from: 'kilogram', to: 'pound', each: 2.2, whole: 5, times: [2, 8] },
  aquarium: { from: 'gallon', to: 'liter', each: 3.8, whole: 5, times: [2, 12] },
  ribbon: { from: 'inch', to: 'centimeter', each: 2.5, whole: 2, times: [4, 20] },
  shelf: { from: 'foot', to: 'centimeter', each: 30, whole: 2, times: [2, 4] },
  nuts: { from: 'ounce', to: 'gram', each: 28, whole: 2, times: [4, 16] },
  soup: { from: 'cup', to: 'milliliter', each: 240, whole: 2, times: [3, 10] },
  pool: { from: 'meter', to: 'foot', each: 3.3, whole: 10, times: [2, 5] },
  field: { from: 'yard', to: 'meter', each: 0.9, whole: 10, times: [3, 12] },
} as const satisfies Record<string, Ranges>
export type TwoSystemsId = keyof typeof stories
const ids = keysOf(stories)

/** An amount, and a rate between two systems, given for `base` of the first unit. */
export interface TwoSystems {
  story: TwoSystemsId
  way: 'forward' | 'back'
  base: number
  /** In the first unit. */
  amount: number
}

/** The rate (`one` with `other`), the given amount, and the right answer. */
export function twoSystems({ story, way, base, amount }: TwoSystems) {
  const { from, to, each }: Ranges = stories[story]
  const first = quantity(amount, from)
  const second = quantity(tidy(amount * each), to)
  return {
    each,
    one: quantity(base, from),
    other: quantity(tidy(base * each), to),
    given: way === 'forward' ? first : second,
    right: way === 'forward' ? second : first,
  }
}

/** With `one`, the rate is given for one of the first unit; with `ratio`, as a ratio of whole numbers. */
export function drawTwoSystems(random: Random, way: TwoSystems['way'], told: 'one' | 'ratio'): TwoSystems {
  const story = random.pick(ids)
  const { whole, times }: Ranges = stories[story]
  const [least, most] = times
  return told === 'one'
    ? { story, way, base: 1, amount: random.integer(least * whole, most * whole) }
    : { story, way, base: whole * random.integer(1, 2), amount: whole * random.integer(least, most) }
}

export const tell = {
  /** “There are about 8 kilometers in 5 miles.” */
  rate: (one: Quantity, other: Quantity): Text => say('rate', { one, other }),
  story: (story: TwoSystemsId, given: Quantity): Text => say(`${story}.told`, { given }),
  asks: (right: Quantity): Text => say('asks', { right }),
}

export const unitsIn = ({ story }: Pick<TwoSystems, 'story'>): { from: UnitId; to: UnitId; whole: number } =>
  stories[story]

/** How many of the second unit are in one of the first, and the second unit's name; used by solvers. */
export function rateIn(text: string): { each: number; to: string } {
  const [english, spanish] = [text.indexOf('There are'), text.search(/En \d+ \p{L}+ hay/u)]
  const [first, second] = numbersIn(text.slice(Math.max(english, spanish)))
  const [other, one] = english >= 0 ? [first, second] : [second, first]
  return { each: (other?.value ?? 1) / (one?.value ?? 1), to: other?.noun ?? '' }
}

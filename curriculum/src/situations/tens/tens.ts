import { type Text, tex } from '@skills-center/messages/values'
import { withPlaces } from '../../decimals/operations.ts'
import { movedBy, movedResult, type Tens, tenTex } from '../../decimals/tens.ts'
import { person, someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

interface Ranges {
  unit: UnitId
  /** The size of one, with its number of decimal places. */
  one: readonly [from: number, to: number, places: number]
  /** Possible exponents of the number of things. */
  exponents: readonly [least: number, most: number]
}

/** Equal things that come in powers of 10. */
const things = {
  paper: { unit: 'millimeter', one: [0.08, 0.25, 2], exponents: [2, 3] },
  clips: { unit: 'gram', one: [0.4, 1.6, 1], exponents: [2, 4] },
  coins: { unit: 'gram', one: [2.2, 8.9, 1], exponents: [2, 4] },
  bricks: { unit: 'kilogram', one: [2.1, 3.6, 1], exponents: [2, 4] },
  seeds: { unit: 'gram', one: [0.04, 0.13, 2], exponents: [2, 4] },
  drops: { unit: 'milliliter', one: [0.03, 0.07, 2], exponents: [2, 4] },
  beads: { unit: 'centimeter', one: [0.3, 1.3, 1], exponents: [2, 3] },
  toothpicks: { unit: 'centimeter', one: [6.1, 6.9, 1], exponents: [2, 3] },
  dominoes: { unit: 'millimeter', one: [6.4, 9.7, 1], exponents: [2, 3] },
  bottles: { unit: 'liter', one: [0.3, 1.9, 1], exponents: [2, 4] },
} as const satisfies Record<string, Ranges>
type ThingId = keyof typeof things
const ids = keysOf(things)

/** The total (`all`), the size of one (`one`), or the number of things (`count`), as an exponent of 10. */
export interface TenStory extends Tens {
  thing: ThingId
  tells: 'all' | 'one' | 'count'
  who: string
}

export function drawTenStory(random: Random, tells: TenStory['tells']): TenStory {
  const thing = random.pick(ids)
  const { one, exponents }: Ranges = things[thing]
  const [amount, exponent] = [withPlaces(random, ...one), random.integer(...exponents)]
  const told = { thing, tells, who: someone(random) }
  return tells === 'one'
    ? { ...told, a: movedBy(amount, exponent), moves: [-exponent], asks: 'result' }
    : { ...told, a: amount, moves: [exponent], asks: tells === 'all' ? 'result' : 'exponent' }
}
export const tenStoryUnit = ({ thing }: TenStory): UnitId => things[thing].unit

export function tellTens(its: TenStory): Text {
  const { thing, tells, a, moves, who } = its
  const [one, all] = tells === 'one' ? [movedResult(its), a] : [a, movedResult(its)]
  const unit = tenStoryUnit(its)
  const values = {
    who: person(who),
    one: quantity(one, unit),
    all: quantity(all, unit),
    power: tex(tenTex(moves[0] ?? 1)),
  }
  return say(`${thing}.${tells}`, values)
}

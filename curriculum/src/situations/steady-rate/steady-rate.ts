import type { Quantity, Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Work at a constant rate: the product, the time unit, realistic rates, and the longest realistic duration. */
export const situations = {
  printer: { made: 'page', time: 'minute', slow: 6, fast: 24, longest: 40 },
  baker: { made: 'roll', time: 'minute', slow: 3, fast: 9, longest: 40 },
  hiker: { made: 'mile', time: 'hour', slow: 2, fast: 3, longest: 10 },
  bus: { made: 'mile', time: 'hour', slow: 25, fast: 60, longest: 12 },
  pump: { made: 'gallon', time: 'minute', slow: 8, fast: 40, longest: 60 },
  warehouse: { made: 'box', time: 'hour', slow: 20, fast: 90, longest: 12 },
  cook: { made: 'pancake', time: 'minute', slow: 2, fast: 4, longest: 40 },
  filler: { made: 'bottle', time: 'minute', slow: 12, fast: 60, longest: 40 },
  cyclist: { made: 'mile', time: 'hour', slow: 9, fast: 17, longest: 8 },
  typist: { made: 'word', time: 'minute', slow: 25, fast: 60, longest: 20 },
  'plastic-printer': { made: 'gram', time: 'hour', slow: 8, fast: 20, longest: 20 },
  faucet: { made: 'drop', time: 'minute', slow: 10, fast: 40, longest: 60 },
} as const satisfies Record<
  string,
  { made: UnitId; time: UnitId; slow: number; fast: number; longest: number }
>
export type SituationId = keyof typeof situations

const situationIds = keysOf(situations)

export const situation = (random: Random): SituationId => random.pick(situationIds)

/** The texts and questions of a situation, in full sentences for each language. */
export const tell = {
  /** “A printer prints 12 pages in 4 minutes.” */
  told: (id: SituationId, values: { amount: Quantity; time: Quantity }): Text => say(`${id}.told`, values),
  /** “How many pages does it print per minute?” */
  rate: (id: SituationId): Text => say(`${id}.rate`),
  amount: (id: SituationId, values: { longer: Quantity }): Text => say(`${id}.amount`, values),
  time: (id: SituationId, values: { more: Quantity }): Text => say(`${id}.time`, values),
  /** “A printer prints the same number of pages every minute.” */
  table: (id: SituationId): Text => say(`${id}.table`),
  /** “Three printers each print at a steady pace.” */
  three: (id: SituationId): Text => say(`${id}.three`),
}

/** A constant rate: `amount = rate × time`, and at the same rate `more` in `longer`. */
export interface Pace {
  situation: SituationId
  rate: number
  time: number
  longer: number
  asks: 'rate' | 'amount' | 'time'
}

const product = (one: number, other: number): number => Number((one * other).toFixed(6))
export const amountOf = ({ rate, time }: Pace): number => product(rate, time)
export const moreOf = ({ rate, longer }: Pace): number => product(rate, longer)

export interface PaceQuantities {
  amount: Quantity
  time: Quantity
  rate: Quantity
  longer: Quantity
  more: Quantity
}

/** The numbers of a rate with their units. */
export function quantitiesOf(pace: Pace): PaceQuantities {
  const { made, time } = situations[pace.situation]
  return {
    amount: quantity(amountOf(pace), made),
    time: quantity(pace.time, time),
    rate: quantity(pace.rate, made),
    longer: quantity(pace.longer, time),
    more: quantity(moreOf(pace), made),
  }
}

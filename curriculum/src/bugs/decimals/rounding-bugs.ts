import {
  cutOff,
  type Decimal,
  digitAt,
  type Place,
  placeOne,
  rounded,
  toNumber,
  worthOf,
} from '../../decimals/decimal.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A number to round; or asks for the smallest or largest number of thousandths that rounds to it. */
export interface Rounding {
  asks: 'round' | 'smallest' | 'largest'
  number: Decimal
  place: Place
}

const half = ({ place }: Rounding): Decimal => worthOf(place) / 2
/** Whether the number is exactly halfway between its neighbors. */
export const isHalfway = (its: Rounding): boolean => its.number - cutOff(its.number, its.place) === half(its)
export const askedOf = (its: Rounding): Decimal =>
  its.asks === 'round'
    ? rounded(its.number, its.place)
    : its.asks === 'smallest'
      ? its.number - half(its)
      : its.number + half(its) - 1

// Worked by hand: 3.278 to the nearest tenth, and the numbers that round to 3.2.
const round: Rounding = { asks: 'round', number: 3278, place: 'tenths' }
const smallest: Rounding = { asks: 'smallest', number: 3200, place: 'tenths' }
const largest: Rounding = { asks: 'largest', number: 3200, place: 'tenths' }

export const cutsOff = bug<Rounding>({
  id: 'decimal.always-down',
  answer: ({ asks, number, place }) =>
    asks === 'round' && cutOff(number, place) !== rounded(number, place)
      ? toNumber(cutOff(number, place))
      : null,
  feedback: (its) => (isHalfway(its) ? say('half-down') : say('down', { place: placeOne(its.place) })),
  example: [round, 3.2],
})

export const alwaysUp = bug<Rounding>({
  id: 'decimal.always-up',
  answer: ({ asks, number, place }) =>
    asks === 'round' && cutOff(number, place) === rounded(number, place)
      ? toNumber(cutOff(number, place) + worthOf(place))
      : null,
  feedback: ({ place }) => say('up', { place: placeOne(place) }),
  example: [{ ...round, number: 3238 }, 3.3],
})

const neighbor = { ones: 'tenths', tenths: 'hundredths', hundredths: 'tenths' } as const
export const otherPlace = bug<Rounding>({
  id: 'decimal.wrong-place',
  answer: ({ asks, number, place }) =>
    asks === 'round' && (place === 'ones' || place === 'tenths' || place === 'hundredths')
      ? toNumber(rounded(number, neighbor[place]))
      : null,
  feedback: ({ place }) => say('place', { place: placeOne(place) }),
  example: [round, 3.28],
})

const staysThere = bug<Rounding>({
  id: 'decimal.nothing-between',
  answer: ({ asks, number }) => (asks === 'round' ? null : toNumber(number)),
  feedback: ({ asks }) => say(asks === 'smallest' ? 'lower' : 'higher'),
  example: [smallest, 3.2],
})

const halfTheOtherWay = bug<Rounding>({
  id: 'decimal.half-goes-down',
  answer: (its) => (its.asks === 'round' ? null : toNumber(askedOf(its) + 1)),
  feedback: ({ asks }) => say(asks === 'smallest' ? 'half-counts' : 'half-is-next'),
  example: [largest, 3.25],
})

const wholeStep = bug<Rounding>({
  id: 'decimal.always-down',
  answer: ({ asks, number, place }) =>
    asks === 'largest'
      ? toNumber(number + worthOf(place) - 1)
      : asks === 'smallest'
        ? toNumber(number - worthOf(place) + 1)
        : null,
  feedback: () => say('whole-step'),
  example: [largest, 3.299],
})

/** Writes the 10 that 9 and 1 more make as two digits in one place: 4.96 to the nearest tenth is 4.10. */
export const writesTen = bug<Rounding>({
  id: 'decimal.side-by-side',
  answer({ asks, number, place }) {
    const [low, left] = [cutOff(number, place), cutOff(number, place === 'hundredths' ? 'tenths' : 'ones')]
    const makesTen = digitAt(number, place) === 9 && rounded(number, place) > low
    return asks === 'round' && place !== 'ones' && makesTen ? toNumber(left + worthOf(place)) : null
  },
  feedback: () => say('side'),
  example: [{ ...round, number: 4960 }, 4.1],
})

export const roundingBugs = [cutsOff, alwaysUp, otherPlace, staysThere, halfTheOtherWay, wholeStep]

import {
  type Decimal,
  digitAt,
  type Place,
  places,
  placeName,
  toNumber,
  worthOf,
} from '../../decimals/decimal.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Counts of places that form a number (`sum`, or `trade` if a count is 10 or more), or a missing count (`rest`). */
export interface Counted {
  asks: 'sum' | 'trade' | 'rest'
  counts: { count: number; place: Place }[]
}

export const totalOf = ({ counts }: Counted): Decimal =>
  counts.reduce((sum, { count, place }) => sum + count * worthOf(place), 0)
const lastOf = ({ counts }: Counted): Counted['counts'][number] =>
  counts.at(-1) ?? { count: 0, place: 'ones' }
export const askedOf = (counted: Counted): number =>
  counted.asks === 'rest' ? lastOf(counted).count : toNumber(totalOf(counted))

// Worked by hand: 3 ones and 7 hundredths; 4 tenths and 13 hundredths; 2.35 as 2 ones, 1 tenth, and 25 hundredths.
const skipping: Counted = {
  asks: 'sum',
  counts: [
    { count: 3, place: 'ones' },
    { count: 7, place: 'hundredths' },
  ],
}
const trading: Counted = {
  asks: 'trade',
  counts: [
    { count: 4, place: 'tenths' },
    { count: 13, place: 'hundredths' },
  ],
}
const missing: Counted = {
  asks: 'rest',
  counts: [
    { count: 2, place: 'ones' },
    { count: 1, place: 'tenths' },
    { count: 25, place: 'hundredths' },
  ],
}

/** All counts written side by side, starting at the place of the first. */
const sideBySide = ({ counts }: Counted): number => {
  const [first] = counts
  const digits = counts.map(({ count }) => count).join('')
  const behind = places.indexOf(first?.place ?? 'ones') - 2 + digits.length - 1
  return Number((Number(digits) / 10 ** behind).toFixed(behind))
}

const skipsZero = bug<Counted>({
  id: 'decimal.skips-zero',
  answer: (counted) => (counted.asks === 'sum' ? sideBySide(counted) : null),
  feedback: () => say('zero'),
  example: [skipping, 3.7],
})

/** Reads tenths as tens, and hundredths as hundreds. */
const dropsThs = bug<Counted>({
  id: 'decimal.drops-ths',
  answer: (counted) =>
    counted.asks === 'sum'
      ? counted.counts.reduce(
          (sum, { count, place }) =>
            sum + count * (worthOf(place) < 1000 ? 1000 / worthOf(place) : worthOf(place) / 1000),
          0,
        )
      : null,
  feedback: (counted) => say('mirror', { place: placeName(lastOf(counted).place) }),
  example: [skipping, 703],
})

const writesSideBySide = bug<Counted>({
  id: 'decimal.side-by-side',
  answer: (counted) => (counted.asks === 'trade' ? sideBySide(counted) : null),
  feedback: () => say('side'),
  example: [trading, 0.413],
})

const losesTrade = bug<Counted>({
  id: 'decimal.loses-trade',
  answer: (counted) => {
    const { count, place } = lastOf(counted)
    return counted.asks === 'trade'
      ? toNumber(totalOf(counted) - Math.floor(count / 10) * 10 * worthOf(place))
      : null
  },
  feedback: () => say('trade'),
  example: [trading, 0.43],
})

const digitAlone = bug<Counted>({
  id: 'decimal.face-value',
  answer: (counted) => (counted.asks === 'rest' ? digitAt(totalOf(counted), lastOf(counted).place) : null),
  feedback: () => say('digit-only'),
  example: [missing, 5],
})

const countsAll = bug<Counted>({
  id: 'decimal.reads-the-rest',
  answer: (counted) => (counted.asks === 'rest' ? totalOf(counted) / worthOf(lastOf(counted).place) : null),
  feedback: () => say('all'),
  example: [missing, 235],
})

export const countBugs = [skipsZero, dropsThs, writesSideBySide, losesTrade, digitAlone, countsAll]

import { type BoxReading, boxAnswer, isSpread, partsOf, shareOf } from '../../data-sets/box-readings.ts'
import { asAsked, limitOf, type Reading, sideOf, totalOf } from '../../data-sets/readings.ts'
import { sumOf } from '../../data-sets/measures.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: columns over 0 to 4 with 1, 2, 3, 4, 2 dots; 3 or more are 4 + 2 = 6 of 12.
const dots: Reading = {
  topic: 'books',
  from: 0,
  step: 1,
  counts: [1, 2, 3, 4, 2],
  cut: 3,
  side: 'from',
  asks: 'count',
}

export const readingBugs = [
  bug<Reading>({
    id: 'display.counts-once',
    answer: (its) => (its.asks === 'count' ? sideOf(its).filter((count) => count > 0).length : null),
    feedback: () => say('counts-once'),
    example: [dots, 2],
  }),
  bug<Reading>({
    id: 'display.wrong-side',
    answer: (its) => asAsked(its, totalOf(its) - sumOf(sideOf(its))),
    feedback: (its) => say('wrong-side', { limit: limitOf(its) }),
    example: [{ ...dots, asks: 'percent' }, 50],
  }),
  bug<Reading>({
    id: 'display.boundary',
    answer: (its) => {
      const atLimit = its.counts[its.cut] ?? 0
      return atLimit === 0
        ? null
        : asAsked(its, sumOf(sideOf(its)) + (its.side === 'from' ? -atLimit : atLimit))
    },
    feedback: (its) => say('boundary', { limit: limitOf(its) }),
    example: [dots, 2],
  }),
  bug<Reading>({
    id: 'display.one-column',
    answer: (its) => {
      const only = its.counts[its.side === 'from' ? its.cut : its.cut - 1] ?? 0
      return only === 0 || only === sumOf(sideOf(its)) ? null : asAsked(its, only)
    },
    feedback: () => say('one-column'),
    example: [dots, 4],
  }),
  bug<Reading>({
    id: 'display.count-for-percent',
    answer: (its) => (its.asks === 'percent' ? sumOf(sideOf(its)) : null),
    feedback: (its) => say('count-for-percent', { total: totalOf(its) }),
    example: [{ ...dots, asks: 'percent' }, 6],
  }),
]

// Worked by hand: 5, 10, 20, 25, 45 on an axis to 50; from 10 to 25 is half of the data, and 15 units of 40.
const box: BoxReading = {
  five: [5, 10, 20, 25, 45],
  asks: 'percent',
  low: 1,
  high: 3,
  total: 40,
  axis: [0, 50],
}

export const boxBugs = [
  bug<BoxReading>({
    id: 'display.equal-lengths',
    answer: (its) => {
      if (isSpread(its)) return null
      const [low = 0, high = 0] = [its.five[its.low], its.five[its.high]]
      const part = (high - low) / (its.five[4] - its.five[0])
      const value = its.asks === 'count' ? its.total * part : 100 * part
      return Math.abs(value - boxAnswer(its)) < 4 ? null : Math.round(value)
    },
    feedback: () => say('equal-lengths'),
    example: [box, 38],
  }),
  bug<BoxReading>({
    id: 'display.wrong-side',
    answer: (its) => (isSpread(its) ? null : shareOf(its, 4 - partsOf(its))),
    feedback: () => say('other-parts'),
    example: [{ ...box, low: 0 }, 25],
  }),
  bug<BoxReading>({
    id: 'display.missing-part',
    answer: (its) => (isSpread(its) || partsOf(its) === 1 ? null : shareOf(its, 1)),
    feedback: () => say('one-part'),
    example: [box, 25],
  }),
  bug<BoxReading>({
    id: 'display.count-for-percent',
    answer: (its) => (its.asks === 'count' ? 25 * partsOf(its) : null),
    feedback: ({ total: all }) => say('percent-given', { total: all }),
    example: [{ ...box, asks: 'count' }, 50],
  }),
  bug<BoxReading>({
    id: 'spread.range-for-iqr',
    answer: (its) => {
      const [a, b, , d, e] = its.five
      return its.asks === 'iqr' ? e - a : its.asks === 'range' ? d - b : null
    },
    feedback: ({ asks }) => say(asks === 'iqr' ? 'range-for-iqr' : 'iqr-for-range'),
    example: [{ ...box, asks: 'iqr' }, 40],
  }),
  bug<BoxReading>({
    id: 'display.axis-ends',
    answer: (its) => (its.asks === 'range' ? its.axis[1] - its.axis[0] : null),
    feedback: () => say('axis-ends'),
    example: [{ ...box, asks: 'range' }, 50],
  }),
  bug<BoxReading>({
    id: 'spread.for-center',
    answer: (its) => (isSpread(its) ? its.five[2] : null),
    feedback: () => say('median-given'),
    example: [{ ...box, asks: 'iqr' }, 20],
  }),
]

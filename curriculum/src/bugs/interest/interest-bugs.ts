import {
  type Commission,
  commissionOf,
  type Interest,
  interestOf,
  isWholeYears,
  yearlyOf,
} from '../../situations/interest/interest.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: $400 at 3% earns $12 a year, $36 in 3 years, $436 in total.
const saved: Interest = {
  account: 'savings',
  who: 'Ana',
  principal: 400,
  rate: 3,
  months: 36,
  asks: 'interest',
}

/** Adds the starting amount if the question asks for the total; null if it works backward. */
const forward = (its: Interest, interest: number): Exact | null => {
  if (its.asks === 'interest') return tidy(interest)
  return its.asks === 'total' ? tidy(its.principal + interest) : null
}

export const percentAsAmount = bug<Interest>({
  id: 'percent.percent-as-amount',
  answer: (its) => forward(its, (its.rate * its.months) / 12),
  feedback: ({ rate }) => say('as-amount', { r: rate }),
  example: [saved, 9],
})
export const onceOnly = bug<Interest>({
  id: 'model.counts-once',
  answer(its) {
    if (its.months === 12) return null
    if (its.asks === 'rate') return tidy((its.rate * its.months) / 12)
    if (its.asks === 'principal') return [interestOf(its) * 100, its.rate]
    return forward(its, yearlyOf(its))
  },
  feedback: ({ asks }) => say(asks === 'interest' || asks === 'total' ? 'once' : 'once-back'),
  example: [saved, 12],
})
export const wrongPlace = bug<Interest>({
  id: 'percent.factor-place',
  answer: (its) => (its.rate < 10 ? forward(its, 10 * interestOf(its)) : null),
  feedback: ({ rate }) => say('place', { r: rate }),
  example: [saved, 360],
})
export const monthsAsYears = bug<Interest>({
  id: 'unit.no-conversion',
  answer: (its) => (isWholeYears(its) ? null : forward(its, yearlyOf(its) * its.months)),
  feedback: () => say('months'),
  example: [{ ...saved, months: 6 }, 72],
})
const interestAlone = bug<Interest>({
  id: 'percent.stops-early',
  answer(its) {
    if (its.asks === 'total') return interestOf(its)
    if (its.asks === 'time' || its.asks === 'rate') return yearlyOf(its)
    return its.asks === 'principal' ? yearlyOf(its) : null
  },
  feedback: ({ asks }) => say(asks === 'total' ? 'alone' : 'yearly'),
  example: [{ ...saved, asks: 'total' }, 36],
})
const wrongWhole = bug<Interest>({
  id: 'percent.wrong-whole',
  answer: (its) => (its.asks === 'principal' ? tidy((interestOf(its) * its.rate) / 100) : null),
  feedback: () => say('whole'),
  example: [{ ...saved, asks: 'principal' }, 1.08],
})
const divides = bug<Interest>({
  id: 'percent.percent-as-amount',
  answer: (its) => (its.asks === 'time' ? [interestOf(its), its.rate] : null),
  feedback: ({ rate }) => say('as-amount-time', { r: rate }),
  example: [{ ...saved, asks: 'time' }, [36, 3]],
})
export const interestBugs = [
  percentAsAmount,
  onceOnly,
  wrongPlace,
  monthsAsYears,
  interestAlone,
  wrongWhole,
  divides,
]

// Worked by hand: 5% of $2,000 is $100; with a base of $300, $400.
const week: Commission = { seller: 'shoe', who: 'Ana', sales: 2000, percent: 5, base: 300, asks: 'pay' }

export const commissionBugs = [
  bug<Commission>({
    id: 'percent.part-for-rest',
    answer: (its) => (its.asks === 'commission' ? its.sales - commissionOf(its) : null),
    feedback: () => say('commission.rest'),
    example: [{ ...week, asks: 'commission' }, 1900],
  }),
  bug<Commission>({
    id: 'percent.percent-as-amount',
    answer: ({ asks, base, percent }) => (asks === 'sales' ? null : base + percent),
    feedback: ({ percent }) => say('as-amount', { r: percent }),
    example: [week, 305],
  }),
  bug<Commission>({
    id: 'percent.factor-place',
    answer: (its) => (its.asks === 'sales' || its.percent >= 10 ? null : its.base + 10 * commissionOf(its)),
    feedback: ({ percent }) => say('place', { r: percent }),
    example: [week, 1300],
  }),
  bug<Commission>({
    id: 'percent.wrong-whole',
    answer(its) {
      if (its.asks === 'pay') return tidy(its.base + ((its.sales + its.base) * its.percent) / 100)
      return its.asks === 'sales' ? tidy((commissionOf(its) * its.percent) / 100) : null
    },
    feedback: ({ asks }) => say(asks === 'pay' ? 'commission.base-too' : 'commission.of-pay'),
    example: [week, 415],
  }),
  bug<Commission>({
    id: 'equation.ignores-constant',
    answer(its) {
      if (its.asks === 'pay') return commissionOf(its)
      return its.asks === 'sales' ? [(its.base + commissionOf(its)) * 100, its.percent] : null
    },
    feedback: ({ asks }) => say(asks === 'pay' ? 'commission.alone' : 'commission.with-base'),
    example: [week, 100],
  }),
  bug<Commission>({
    id: 'percent.stops-early',
    answer: (its) => (its.asks === 'sales' ? commissionOf(its) : null),
    feedback: () => say('commission.part'),
    example: [{ ...week, asks: 'sales' }, 100],
  }),
]

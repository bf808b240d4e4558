import { quantity } from '../../units/units.ts'
import {
  amountOf,
  moreOf,
  type Pace,
  quantitiesOf,
  situations,
} from '../../situations/steady-rate/steady-rate.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3 pages a minute, 12 pages in 4 minutes, 30 pages in 10 minutes.
const printer = { situation: 'printer', rate: 3, time: 4, longer: 10 } as const

const upsideDown = bug<Pace>({
  id: 'rate.upside-down',
  answer: (pace) =>
    pace.asks === 'time'
      ? null
      : [pace.asks === 'rate' ? pace.time : tidy(pace.time * pace.longer), amountOf(pace)],
  feedback: (pace) => {
    const { amount, time } = quantitiesOf(pace)
    return say(pace.asks === 'rate' ? 'upside-down.rate' : 'upside-down.amount', { amount, time })
  },
  example: [{ ...printer, asks: 'rate' }, [4, 12]],
})

const totalAsOne = bug<Pace>({
  id: 'rate.total-as-one',
  answer: (pace) =>
    pace.asks === 'time' || pace.time === 1
      ? null
      : tidy(amountOf(pace) * (pace.asks === 'rate' ? pace.time : pace.longer)),
  feedback: (pace) => {
    const { amount, time, longer } = quantitiesOf(pace)
    return pace.asks === 'rate'
      ? say('total-as-one.rate', { amount, time })
      : say('total-as-one.amount', { amount, time, longer })
  },
  example: [{ ...printer, asks: 'amount' }, 120],
})

const multipliesBack = bug<Pace>({
  id: 'rate.multiplies-back',
  answer: (pace) => (pace.asks === 'time' ? tidy(pace.rate * moreOf(pace)) : null),
  feedback: (pace) => {
    const { amount, time, rate, more } = quantitiesOf(pace)
    return say('multiplies-back', { amount, time, rate, more })
  },
  example: [{ ...printer, asks: 'time' }, 90],
})

const subtracts = bug<Pace>({
  id: 'ratio.subtracts',
  answer: (pace) => (pace.asks === 'rate' ? Math.abs(amountOf(pace) - pace.time) : null),
  feedback: (pace) => {
    const { amount, time } = quantitiesOf(pace)
    return say('subtracts', { amount, time })
  },
  example: [{ ...printer, asks: 'rate' }, 8],
})

/** Adds the same amount to both: the difference in the quantity that is given twice. */
const gapOf = (pace: Pace) => {
  const { made, time } = situations[pace.situation]
  return pace.asks === 'time'
    ? quantity(tidy(moreOf(pace) - amountOf(pace)), made)
    : quantity(pace.longer - pace.time, time)
}

const additive = bug<Pace>({
  id: 'ratio.additive',
  answer: (pace) => {
    if (pace.asks === 'rate') return null
    const known = pace.asks === 'amount' ? amountOf(pace) : pace.time
    return tidy(known + gapOf(pace).q)
  },
  feedback: (pace) => {
    const { time, rate } = quantitiesOf(pace)
    return say('additive', { time, rate, gap: gapOf(pace) })
  },
  example: [{ ...printer, asks: 'amount' }, 18],
})

const stopsAtOne = bug<Pace>({
  id: 'rate.stops-at-one',
  answer: (pace) => (pace.asks === 'rate' ? null : pace.rate),
  feedback: (pace) => {
    const { time, rate, longer, more } = quantitiesOf(pace)
    return pace.asks === 'amount'
      ? say('stops-at-one.amount', { time, rate, longer })
      : say('stops-at-one.time', { time, rate, more })
  },
  example: [{ ...printer, asks: 'time' }, 3],
})

const addsRate = bug<Pace>({
  id: 'ratio.adds-rate',
  answer: (pace) => (pace.asks === 'amount' ? tidy(pace.longer + pace.rate) : null),
  feedback: (pace) => {
    const { time, rate, longer } = quantitiesOf(pace)
    return say('adds-rate', { time, rate, longer })
  },
  example: [{ ...printer, asks: 'amount' }, 13],
})

export const paceBugs = [upsideDown, totalAsOne, subtracts, additive, stopsAtOne, multipliesBack]
/** For filling in a table. */
export const tableBugs = [additive, stopsAtOne, addsRate, totalAsOne, multipliesBack]

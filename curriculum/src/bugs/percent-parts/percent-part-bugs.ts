import { partOf, type PercentOf, restOf } from '../../percents/percent-of.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 20% of 60 is 12, and 48 is left; 8% of 50 is 4.
const part: PercentOf = { asks: 'part', percent: 20, whole: 60 }
const whole: PercentOf = { ...part, asks: 'whole' }
const small: PercentOf = { asks: 'part', percent: 8, whole: 50 }
const shown = (its: PercentOf) => ({
  percent: its.percent,
  part: partOf(its),
  whole: its.whole,
  rest: restOf(its),
})

export const asDenominator = bug<PercentOf>({
  id: 'percent.as-denominator',
  answer: ({ asks, percent, whole: all }): Exact | null =>
    asks === 'part' && percent !== 10 && percent >= 2 ? [all, percent] : null,
  feedback: ({ percent }) => say('denominator', { percent }),
  example: [part, [60, 20]],
})

const ignoresSign = bug<PercentOf>({
  id: 'percent.ignores-sign',
  answer: (its): Exact | null => {
    if (its.asks === 'part') return tidy(its.percent * its.whole)
    return its.asks === 'whole' ? [partOf(its), its.percent] : null
  },
  feedback: ({ asks, percent }) => say(`sign.${asks === 'part' ? 'part' : 'whole'}`, { percent }),
  example: [whole, [12, 20]],
})

export const partForRest = bug<PercentOf>({
  id: 'percent.part-for-rest',
  answer: (its): Exact | null => {
    const { asks, percent } = its
    if (percent >= 100 || percent === 50) return null
    const got: Record<PercentOf['asks'], Exact> = {
      part: restOf(its),
      percent: tidy(100 - percent),
      whole: [tidy(100 * partOf(its)), tidy(100 - percent)],
      all: [tidy(100 * restOf(its)), percent],
    }
    return got[asks]
  },
  feedback: (its) => say(`rest.${its.asks}`, shown(its)),
  example: [{ ...part, asks: 'all' }, [4800, 20]],
})

export const wrongWhole = bug<PercentOf>({
  id: 'percent.wrong-whole',
  answer: (its): Exact | null => {
    const { asks, percent } = its
    if (asks === 'part') return null
    const got: Record<'whole' | 'percent' | 'all', Exact> = {
      whole: tidy((partOf(its) * percent) / 100),
      percent: [tidy(100 * its.whole), partOf(its)],
      all: tidy((restOf(its) * (100 + percent)) / 100),
    }
    return got[asks]
  },
  feedback: (its) =>
    its.asks === 'part' ? say('wrong.whole', shown(its)) : say(`wrong.${its.asks}`, shown(its)),
  // 20% of 12
  example: [whole, 2.4],
})

export const asAmount = bug<PercentOf>({
  id: 'percent.percent-as-amount',
  answer: (its) =>
    ({
      part: its.percent,
      percent: partOf(its),
      whole: tidy(partOf(its) + its.percent),
      all: tidy(restOf(its) + its.percent),
    })[its.asks],
  feedback: (its) => say(`amount.${its.asks}`, shown(its)),
  example: [whole, 32],
})

export const wrongPlace = bug<PercentOf>({
  id: 'percent.factor-place',
  answer: ({ asks, percent, whole: all }) =>
    asks === 'part' && percent < 10 ? tidy((all * percent) / 10) : null,
  feedback: ({ percent }) => say('place', { percent, decimal: tidy(percent / 10), tens: tidy(percent * 10) }),
  // 0.8 of 50
  example: [small, 40],
})

export const percentPartBugs = [asDenominator, ignoresSign, partForRest, wrongWhole, asAmount, wrongPlace]

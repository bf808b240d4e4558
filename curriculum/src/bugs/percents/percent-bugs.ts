import { tidy } from '../bug.ts'
import {
  amountAfter,
  changeOf,
  isTwice,
  type PercentStory,
  shownAmount,
} from '../../situations/percent-changes/percent-changes.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: $50 at 20% off is $40; then 10% more is $44.
const sale: PercentStory = { story: 'jacket', asks: 'new', start: 50, percents: [-20], who: 'Ana' }
const both: PercentStory = { ...sale, story: 'coat', percents: [-20, 10] }
const firstOf = ({ percents }: PercentStory): number => percents[0] ?? 0
const lastOf = ({ percents }: PercentStory): number => percents.at(-1) ?? 0
const part = (amount: number, percent: number): number => tidy((amount * percent) / 100)
const numbersOf = (told: PercentStory) => ({
  percent: Math.abs(firstOf(told)),
  start: shownAmount(told, told.start),
  end: shownAmount(told, amountAfter(told)),
  size: shownAmount(told, Math.abs(changeOf(told))),
})

export const stopsEarly = bug<PercentStory>({
  id: 'percent.stops-early',
  answer(told) {
    const { asks } = told
    if (isTwice(told)) {
      if (asks === 'gap') return amountAfter(told)
      return asks === 'new' || asks === 'start' ? amountAfter(told, 1) : null
    }
    if (asks === 'whole') return amountAfter(told)
    return asks === 'new' ? Math.abs(changeOf(told)) : null
  },
  feedback(told) {
    if (told.asks === 'whole') return say('after')
    if (!isTwice(told)) return say('stops.change')
    return told.asks === 'gap'
      ? say('stops.end')
      : say(told.asks === 'new' ? 'stops.first' : 'stops.before-last')
  },
  example: [sale, 10],
})

export const wrongDirection = bug<PercentStory>({
  id: 'percent.wrong-direction',
  answer(told) {
    const before = amountAfter(told, told.percents.length - 1)
    if (told.asks === 'new') return tidy(before - part(before, lastOf(told)))
    const end = amountAfter(told)
    return told.asks === 'start' && !isTwice(told) ? tidy(end + part(end, firstOf(told))) : null
  },
  feedback: (told) =>
    told.asks === 'new' ? say(isTwice(told) ? 'direction.last' : 'direction.once') : say('again'),
  example: [sale, 60],
})

export const percentAsAmount = bug<PercentStory>({
  id: 'percent.percent-as-amount',
  answer(told) {
    if (isTwice(told)) return null
    const percent = firstOf(told)
    const got = {
      new: tidy(told.start + percent),
      start: tidy(amountAfter(told) - percent),
      percent: Math.abs(changeOf(told)),
      whole: tidy(Math.abs(changeOf(told)) + Math.abs(percent)),
      gap: 0,
    }[told.asks]
    return got > 0 ? got : null
  },
  feedback(told) {
    const { percent, start, end, size } = numbersOf(told)
    if (told.asks === 'percent') return say('as-amount.percent', { start })
    if (told.asks === 'start') return say('as-amount.back', { percent, end })
    return told.asks === 'whole'
      ? say('as-amount.whole', { percent, size })
      : say('as-amount.new', { percent, start })
  },
  example: [sale, 30],
})

export const wrongWhole = bug<PercentStory>({
  id: 'percent.wrong-whole',
  answer(told): Exact | null {
    if (isTwice(told)) return null
    const end = amountAfter(told)
    if (told.asks === 'percent') return [tidy(100 * Math.abs(changeOf(told))), end]
    if (told.asks === 'whole') return part(Math.abs(changeOf(told)), Math.abs(firstOf(told)))
    return told.asks === 'start' ? tidy(end - part(end, firstOf(told))) : null
  },
  feedback(told) {
    const { percent, end, size } = numbersOf(told)
    if (told.asks === 'percent') return say('whole.percent', { end })
    return told.asks === 'whole'
      ? say('whole.change', { percent, size })
      : say('whole.back', { percent, end })
  },
  // 100 times $10, divided by $40
  example: [{ ...sale, asks: 'percent' }, [1000, 40]],
})

export const addsPercents = bug<PercentStory>({
  id: 'percent.adds-percents',
  answer(told): Exact | null {
    if (!isTwice(told)) return null
    const sum = firstOf(told) + lastOf(told)
    const got: Record<PercentStory['asks'], Exact> = {
      new: tidy(told.start + part(told.start, sum)),
      gap: Math.abs(part(told.start, sum)),
      percent: Math.abs(sum),
      start: [tidy(100 * amountAfter(told)), 100 + sum],
      whole: 0,
    }
    return sum === 0 ? null : got[told.asks]
  },
  feedback: () => say('adds'),
  // 10% off in total.
  example: [both, 45],
})

export const newForChange = bug<PercentStory>({
  id: 'percent.new-for-change',
  answer: (told) => (told.asks === 'percent' ? tidy((100 * amountAfter(told)) / told.start) : null),
  feedback: () => say('new-for-change'),
  example: [{ ...sale, asks: 'percent' }, 80],
})

export const percentBugs = [
  stopsEarly,
  wrongDirection,
  percentAsAmount,
  wrongWhole,
  addsPercents,
  newForChange,
]

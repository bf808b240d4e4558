import { changeOf, endOf, type RationalChange } from '../../situations/rational-changes/rational-changes.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: −2°F falls 1.5°F each hour for 4 hours, to −8°F.
const end: RationalChange = { story: 'weather', asks: 'end', start: -2, rate: -1.5, times: 4, who: 'Ana' }
const inQuarters = (value: number): Exact => [Math.round(4 * value), 4]
/** An exact quotient of two such numbers. */
const over = (value: number, divisor: number): Exact => {
  const sign = divisor < 0 ? -1 : 1
  return [sign * Math.round(4 * value), Math.abs(Math.round(4 * divisor))]
}
const { abs } = Math

export const rationalBugs = [
  bug<RationalChange>({
    id: 'signed.wrong-way',
    answer: (its) => (its.asks === 'end' ? inQuarters(its.start - changeOf(its)) : null),
    feedback: ({ rate }) => say('way', { way: rate > 0 ? 'up' : 'down' }),
    example: [end, [16, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.counts-once',
    answer({ asks, start, rate, times }) {
      if (asks === 'end') return inQuarters(start + rate)
      return asks === 'start' ? inQuarters(start + rate * times - rate) : null
    },
    feedback: ({ times }) => say('once', { times }),
    example: [end, [-14, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.ignores-signs',
    answer(its) {
      const { asks, start, rate, times } = its
      if (asks === 'end') return inQuarters(abs(start) + abs(changeOf(its)))
      if (asks === 'rate') return over(abs(endOf(its)) - abs(start), times)
      return asks === 'times' ? over(abs(abs(endOf(its)) - abs(start)), abs(rate)) : null
    },
    feedback: () => say('ignores'),
    example: [end, [32, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.stops-early',
    answer: (its) =>
      ({
        end: inQuarters(changeOf(its)),
        rate: inQuarters(changeOf(its)),
        start: null,
        times: inQuarters(abs(changeOf(its))),
      })[its.asks],
    feedback: ({ asks }) => say(asks === 'end' ? 'only-change' : 'only-difference'),
    example: [end, [-24, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.leaves-out-start',
    answer: (its) => {
      if (its.asks === 'rate') return over(endOf(its), its.times)
      return its.asks === 'times' ? over(abs(endOf(its)), abs(its.rate)) : null
    },
    feedback: () => say('leaves-out'),
    example: [{ ...end, asks: 'rate' }, [-32, 16]],
  }),
  bug<RationalChange>({
    id: 'signed.reversed',
    answer: ({ asks, rate }) => (asks === 'rate' ? inQuarters(-rate) : null),
    feedback: () => say('reversed'),
    example: [{ ...end, asks: 'rate' }, [6, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.goes-on',
    answer: (its) => (its.asks === 'start' ? inQuarters(endOf(its) + changeOf(its)) : null),
    feedback: () => say('goes-on'),
    example: [{ ...end, asks: 'start' }, [-56, 4]],
  }),
]

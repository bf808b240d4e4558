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
    gets: (its) => (its.asks === 'end' ? inQuarters(its.start - changeOf(its)) : null),
    says: ({ rate }) => say('way', { way: rate > 0 ? 'up' : 'down' }),
    example: [end, [16, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.counts-once',
    gets({ asks, start, rate, times }) {
      if (asks === 'end') return inQuarters(start + rate)
      return asks === 'start' ? inQuarters(start + rate * times - rate) : null
    },
    says: ({ times }) => say('once', { times }),
    example: [end, [-14, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.ignores-signs',
    gets(its) {
      const { asks, start, rate, times } = its
      if (asks === 'end') return inQuarters(abs(start) + abs(changeOf(its)))
      if (asks === 'rate') return over(abs(endOf(its)) - abs(start), times)
      return asks === 'times' ? over(abs(abs(endOf(its)) - abs(start)), abs(rate)) : null
    },
    says: () => say('ignores'),
    example: [end, [32, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.stops-early',
    gets: (its) =>
      ({
        end: inQuarters(changeOf(its)),
        rate: inQuarters(changeOf(its)),
        start: null,
        times: inQuarters(abs(changeOf(its))),
      })[its.asks],
    says: ({ asks }) => say(asks === 'end' ? 'only-change' : 'only-difference'),
    example: [end, [-24, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.leaves-out-start',
    gets: (its) => {
      if (its.asks === 'rate') return over(endOf(its), its.times)
      return its.asks === 'times' ? over(abs(endOf(its)), abs(its.rate)) : null
    },
    says: () => say('leaves-out'),
    example: [{ ...end, asks: 'rate' }, [-32, 16]],
  }),
  bug<RationalChange>({
    id: 'signed.reversed',
    gets: ({ asks, rate }) => (asks === 'rate' ? inQuarters(-rate) : null),
    says: () => say('reversed'),
    example: [{ ...end, asks: 'rate' }, [6, 4]],
  }),
  bug<RationalChange>({
    id: 'signed.goes-on',
    gets: (its) => (its.asks === 'start' ? inQuarters(endOf(its) + changeOf(its)) : null),
    says: () => say('goes-on'),
    example: [{ ...end, asks: 'start' }, [-56, 4]],
  }),
]

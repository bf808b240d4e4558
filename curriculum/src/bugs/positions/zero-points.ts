import { actualOf, type ZeroPoint } from '../../situations/zero-points/zero-points.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 0 is at 14 feet; today it is 5 feet below, which is 9 feet, or −5.
const river: ZeroPoint = { story: 'river', asks: 'named', zero: 14, number: -5, who: 'Ana' }
const back: ZeroPoint = { ...river, asks: 'back' }

export const zeroPointBugs = [
  bug<ZeroPoint>({
    id: 'signed.wrong-meaning',
    answer: ({ asks, number }) => (asks === 'back' ? null : -number),
    feedback: ({ number }) => say('zero.sign', { way: number > 0 ? 'above' : 'below' }),
    example: [river, 5],
  }),
  bug<ZeroPoint>({
    id: 'signed.ignores-zero',
    answer: (point) => (point.asks === 'back' ? null : actualOf(point)),
    feedback: ({ zero }) => say('zero.value', { zero }),
    example: [river, 9],
  }),
  bug<ZeroPoint>({
    id: 'signed.wrong-meaning',
    answer: ({ asks, zero, number }) => (asks === 'back' ? zero - number : null),
    feedback: ({ number }) => say('zero.back', { number }),
    example: [back, 19],
  }),
  bug<ZeroPoint>({
    id: 'signed.ignores-zero',
    answer: ({ asks, number }) => (asks === 'back' ? Math.abs(number) : null),
    feedback: ({ zero }) => say('zero.only', { zero }),
    example: [back, 5],
  }),
]

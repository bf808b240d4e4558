import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A line of fit, used to find y for an x, to find x for a y, or to compare with a measured pair. */
export interface Use {
  slope: number
  start: number
  x: number
  asks: 'predict' | 'back' | 'gap'
  /** The value measured at x. */
  measured: number
}
const predicted = ({ slope, start, x }: Pick<Use, 'slope' | 'start' | 'x'>): number => start + slope * x
export const useKey = (use: Use): number =>
  ({ predict: predicted(use), back: use.x, gap: Math.abs(use.measured - predicted(use)) })[use.asks]

// Worked by hand: y = 3x + 10 at 6 is 28; 31 was measured, 3 more.
const line: Use = { slope: 3, start: 10, x: 6, asks: 'predict', measured: 31 }

export const useBugs = [
  bug<Use>({
    id: 'line.drops-start',
    answer(use) {
      if (use.asks === 'predict') return use.slope > 0 ? use.slope * use.x : null
      return use.asks === 'back' && use.slope > 0 ? [predicted(use), use.slope] : null
    },
    feedback: () => say('drops-start'),
    example: [line, 18],
  }),
  bug<Use>({
    id: 'line.swaps-start',
    answer: ({ asks, slope, start, x }) => (asks === 'predict' ? start * x + slope : null),
    feedback: () => say('swaps-start'),
    example: [line, 63],
  }),
  bug<Use>({
    id: 'slope.wrong-sign',
    answer: ({ asks, slope, start, x }) => (asks === 'predict' && slope < 0 ? start - slope * x : null),
    feedback: () => say('wrong-sign'),
    example: [{ ...line, slope: -3, start: 40 }, 58],
  }),
  bug<Use>({
    id: 'line.order-reversed',
    answer: (use) => (use.asks === 'back' ? predicted({ ...use, x: predicted(use) }) : null),
    feedback: () => say('puts-in'),
    example: [{ ...line, asks: 'back' }, 94],
  }),
  bug<Use>({
    id: 'slope.stops-at-change',
    answer: (use) => (use.asks === 'back' ? Math.abs(use.slope * use.x) : null),
    feedback: () => say('stops-at-change'),
    example: [{ ...line, asks: 'back' }, 18],
  }),
  bug<Use>({
    id: 'scatter.prediction-for-data',
    answer: (use) => (use.asks === 'gap' ? predicted(use) : null),
    feedback: () => say('prediction-only'),
    example: [{ ...line, asks: 'gap' }, 28],
  }),
  bug<Use>({
    id: 'line.first-value',
    answer: (use) => (use.asks === 'gap' ? Math.abs(use.measured - use.start) : null),
    feedback: () => say('from-start'),
    example: [{ ...line, asks: 'gap' }, 21],
  }),
]

/** A line read from a plot with ticks `step` apart: asks for its start or its slope. */
export interface Read {
  slope: number
  start: number
  step: number
  asks: 'start' | 'slope' | 'equation'
  /** The first measured value. */
  first: number
}
const drawn: Read = { slope: 3, start: 10, step: 5, asks: 'slope', first: 12 }

export const readBugs = [
  bug<Read>({
    id: 'line.first-value',
    answer: ({ asks, slope, start }) => (asks === 'start' ? start + slope : null),
    feedback: () => say('read.first'),
    example: [{ ...drawn, asks: 'start' }, 13],
  }),
  bug<Read>({
    id: 'scatter.prediction-for-data',
    answer: ({ asks, first }) => (asks === 'start' ? first : null),
    feedback: () => say('read.point'),
    example: [{ ...drawn, asks: 'start' }, 12],
  }),
  bug<Read>({
    id: 'slope.run-over-rise',
    answer: ({ asks, slope }) => (asks === 'slope' ? [Math.sign(slope), Math.abs(slope)] : null),
    feedback: () => say('read.turned'),
    example: [drawn, [1, 3]],
  }),
  bug<Read>({
    id: 'slope.rise-only',
    answer: ({ asks, slope }) => (asks === 'slope' ? 5 * slope : null),
    feedback: () => say('read.rise-only'),
    example: [drawn, 15],
  }),
  bug<Read>({
    id: 'graph.counts-squares',
    answer: ({ asks, slope, step }) => (asks === 'slope' ? [slope, step] : null),
    feedback: () => say('read.squares'),
    example: [drawn, [3, 5]],
  }),
]

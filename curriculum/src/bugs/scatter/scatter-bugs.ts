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
    gets(use) {
      if (use.asks === 'predict') return use.slope > 0 ? use.slope * use.x : null
      return use.asks === 'back' && use.slope > 0 ? [predicted(use), use.slope] : null
    },
    says: () => say('drops-start'),
    example: [line, 18],
  }),
  bug<Use>({
    id: 'line.swaps-start',
    gets: ({ asks, slope, start, x }) => (asks === 'predict' ? start * x + slope : null),
    says: () => say('swaps-start'),
    example: [line, 63],
  }),
  bug<Use>({
    id: 'slope.wrong-sign',
    gets: ({ asks, slope, start, x }) => (asks === 'predict' && slope < 0 ? start - slope * x : null),
    says: () => say('wrong-sign'),
    example: [{ ...line, slope: -3, start: 40 }, 58],
  }),
  bug<Use>({
    id: 'line.order-reversed',
    gets: (use) => (use.asks === 'back' ? predicted({ ...use, x: predicted(use) }) : null),
    says: () => say('puts-in'),
    example: [{ ...line, asks: 'back' }, 94],
  }),
  bug<Use>({
    id: 'slope.stops-at-change',
    gets: (use) => (use.asks === 'back' ? Math.abs(use.slope * use.x) : null),
    says: () => say('stops-at-change'),
    example: [{ ...line, asks: 'back' }, 18],
  }),
  bug<Use>({
    id: 'scatter.prediction-for-data',
    gets: (use) => (use.asks === 'gap' ? predicted(use) : null),
    says: () => say('prediction-only'),
    example: [{ ...line, asks: 'gap' }, 28],
  }),
  bug<Use>({
    id: 'line.first-value',
    gets: (use) => (use.asks === 'gap' ? Math.abs(use.measured - use.start) : null),
    says: () => say('from-start'),
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
    gets: ({ asks, slope, start }) => (asks === 'start' ? start + slope : null),
    says: () => say('read.first'),
    example: [{ ...drawn, asks: 'start' }, 13],
  }),
  bug<Read>({
    id: 'scatter.prediction-for-data',
    gets: ({ asks, first }) => (asks === 'start' ? first : null),
    says: () => say('read.point'),
    example: [{ ...drawn, asks: 'start' }, 12],
  }),
  bug<Read>({
    id: 'slope.run-over-rise',
    gets: ({ asks, slope }) => (asks === 'slope' ? [Math.sign(slope), Math.abs(slope)] : null),
    says: () => say('read.turned'),
    example: [drawn, [1, 3]],
  }),
  bug<Read>({
    id: 'slope.rise-only',
    gets: ({ asks, slope }) => (asks === 'slope' ? 5 * slope : null),
    says: () => say('read.rise-only'),
    example: [drawn, 15],
  }),
  bug<Read>({
    id: 'graph.counts-squares',
    gets: ({ asks, slope, step }) => (asks === 'slope' ? [slope, step] : null),
    says: () => say('read.squares'),
    example: [drawn, [3, 5]],
  }),
]

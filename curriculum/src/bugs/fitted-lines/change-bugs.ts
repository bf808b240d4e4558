import { type Fit, onLine } from '../../situations/fitted-lines/fitted-lines.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Two predictions that are `d` apart in x, or a line read at two points. */
export interface Change extends Fit {
  d: number
  asks: 'more' | 'back' | 'graph'
  /** The x-values at which the line is marked. */
  at: [number, number]
}
export const changeOf = ({ slope, d }: Change): number => Math.abs(slope) * d
// Worked by hand: y = 4x + 18; 5 more in x gives 20 more in y, and from x = 2 to x = 5 the line rises by 12.
const five: Change = { story: 'pizza', slope: 4, start: 18, points: [], d: 5, asks: 'more', at: [2, 5] }
export const changeBugs = [
  bug<Change>({
    id: 'model.answers-other',
    answer: (its) =>
      its.asks === 'back'
        ? changeOf(its) > its.start && its.start > 0
          ? [changeOf(its) - its.start, Math.abs(its.slope)]
          : null
        : its.asks === 'more' && onLine(its, its.d) > 0
          ? onLine(its, its.d)
          : null,
    feedback: () => say('no-start'),
    example: [five, 38],
  }),
  bug<Change>({
    id: 'slope.one-step',
    answer: ({ asks, slope }) => (asks === 'more' ? Math.abs(slope) : null),
    feedback: ({ d }) => say('one-step', { d }),
    example: [five, 4],
  }),
  bug<Change>({
    id: 'slope.rise-only',
    answer: ({ asks, slope, at }) => (asks === 'graph' ? Math.abs(slope) * (at[1] - at[0]) : null),
    feedback: () => say('rise-only'),
    example: [{ ...five, asks: 'graph' }, 12],
  }),
  bug<Change>({
    id: 'model.swaps-rate',
    answer: (its) => (its.asks === 'back' ? changeOf(its) * Math.abs(its.slope) : null),
    feedback: () => say('multiplied'),
    example: [{ ...five, asks: 'back' }, 80],
  }),
  bug<Change>({
    id: 'slope.run-over-rise',
    answer: ({ asks, slope, d }) => (asks === 'graph' ? [d, Math.abs(slope)] : null),
    feedback: () => say('turned'),
    example: [{ ...five, asks: 'graph' }, [5, 4]],
  }),
]

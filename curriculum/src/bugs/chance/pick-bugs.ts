import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { type Picks, sizesOf } from '../../situations/random-picks/random-picks.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

const pair: Picks = { from: ['hero', 'place'], asks: 'pair', at: [0, 0] }
const twice: Picks = { from: ['hero', 'hero'], asks: 'at-least', at: [0, 0] }
/** A bug by question: returns numerator and denominator, computed from the sizes of both lists. */
const onPicks = (
  id: MisconceptionId,
  its: {
    answer: Partial<Record<Picks['asks'], (n: number, m: number) => Exact>>
    feedback: (a: number, b: number) => Text
    example: readonly [Picks, Exact]
  },
) =>
  bug<Picks>({
    id,
    answer: (picks) => its.answer[picks.asks]?.(...sizesOf(picks)) ?? null,
    feedback: (picks) => its.feedback(...sizesOf(picks)),
    example: its.example,
  })

export const pickBugs = [
  onPicks('chance.adds-outcomes', {
    answer: {
      count: (a, b) => a + b,
      pair: (a, b) => [1, a + b],
      with: (a, b) => [1, a + b],
      'at-least': (a) => [2, 2 * a + 1],
    },
    feedback: (a, b) => say('picks.adds-outcomes', { a, b }),
    example: [pair, [1, 7]],
  }),
  onPicks('chance.one-stage', {
    answer: { count: (_a, b) => b, pair: (_a, b) => [1, b], once: (a) => [1, a], 'at-least': (a) => [1, a] },
    feedback: () => say('picks.one-stage'),
    example: [pair, [1, 4]],
  }),
  onPicks('chance.adds-chances', {
    answer: { pair: (a, b) => [a + b, a * b], 'at-least': (a) => [2, a], same: (a) => [2, a] },
    feedback: () => say('picks.adds-chances'),
    example: [pair, [7, 12]],
  }),
  onPicks('chance.one-over-all', {
    answer: { with: (a, b) => [1, a * b], same: (a) => [1, a * a], once: (a) => [1, a * a] },
    feedback: () => say('picks.one-over-all'),
    example: [{ ...pair, asks: 'with' }, [1, 12]],
  }),
  onPicks('chance.one-order', {
    answer: { once: (a) => [a - 1, a * a] },
    feedback: () => say('picks.one-order'),
    example: [{ ...twice, asks: 'once' }, [2, 9]],
  }),
  onPicks('chance.once-or-more', {
    answer: { once: (a) => [2 * a - 1, a * a], 'at-least': (a) => [2 * a - 2, a * a] },
    feedback: () => say('picks.once-or-more'),
    example: [twice, [4, 9]],
  }),
]

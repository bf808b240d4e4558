import type { Text } from '@skills-center/messages/values'
import { type Pace, quantitiesOf } from '../../../../situations/steady-rate/steady-rate.ts'
import { say } from './messages.gen.ts'

/** What stands beside the field, the key and the right answer as it is shown, by what is asked. */
export function asked(pace: Pace): { label: Text; after: Text; key: number; answer: Text } {
  const { amount, time, rate, longer, more } = quantitiesOf(pace)
  const label = say(`label.${pace.asks}`)
  if (pace.asks === 'rate') {
    return {
      label,
      after: say('per', { amount, time }),
      key: rate.q,
      answer: say('answer.rate', { rate, time }),
    }
  }
  const right = pace.asks === 'amount' ? more : longer
  return { label, after: say('unit', { of: right }), key: right.q, answer: say('answer.quantity', { right }) }
}

/** A pace asked for one (rate), forward (amount) or back (time). */
export const asks = { 1: 'rate', 2: 'amount', 3: 'time' } as const satisfies Record<1 | 2 | 3, Pace['asks']>

import type { Text } from '@skills-center/messages/values'
import { type Pace, quantitiesOf } from '../../situations/steady-rate/steady-rate.ts'
import { say } from './messages.gen.ts'

/** Hints and worked steps of one solution. */
export interface WrittenSolution {
  hints: Text[]
  solution: Text[]
}

/** Goes down to one unit, then up to the answer: the three kinds of questions about a constant rate. */
export function unitRate(pace: Pace): WrittenSolution {
  const { amount, time, rate, longer, more } = quantitiesOf(pace)
  const isGiven = pace.time === 1
  switch (pace.asks) {
    case 'rate':
      return {
        hints: [say('per', { time }), say('split', { amount, time })],
        solution: [
          say('share', { amount, time }),
          say('one', { amount, time, rate }),
          say('check', { amount, time, rate }),
        ],
      }
    case 'amount':
      return {
        hints: [
          say('first', { amount, time }),
          isGiven ? say('then-given', { rate, time, longer }) : say('then-amount', { amount, time, longer }),
        ],
        solution: [
          isGiven ? say('given', { amount, time }) : say('one', { amount, time, rate }),
          say('forward', { time, rate, longer, more }),
          say('so', { answer: more }),
        ],
      }
    case 'time':
      return {
        hints: [say('first', { amount, time }), say('then-time', { amount, time, more })],
        solution: [
          say('one', { amount, time, rate }),
          say('back', { time, rate, longer, more }),
          say('so', { answer: longer }),
        ],
      }
  }
}

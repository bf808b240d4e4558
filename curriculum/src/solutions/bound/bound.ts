import type { Text } from '@skills-center/messages/values'
import { type Bound, goesRight, isClosed, termsOf } from '../../equations/inequality.ts'
import { say } from './messages.gen.ts'

/** “The number 3 itself is a solution. Numbers greater than 3 are solutions.” */
export function whyOf(bound: Bound): Text[] {
  const { at } = termsOf(bound)
  return [
    say(isClosed(bound.sign) ? 'with' : 'without', { at }),
    say(goesRight(bound.sign) ? 'greater' : 'less', { at }),
  ]
}

/** “So the inequality is x ≥ 3.” */
export const soOf = (bound: Bound): Text => say('so', { inequality: termsOf(bound).inequality })

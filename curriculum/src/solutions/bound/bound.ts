import { numeral } from '@skills-center/messages/format-value'
import { type Text, tex } from '@skills-center/messages/values'
import { toNumber } from '../../bugs/bug.ts'
import { type Bound, boundTex, goesRight, isClosed } from '../../equations/inequality.ts'
import { say } from './messages.gen.ts'

/** “The number 3 itself is a solution. Numbers greater than 3 are solutions.” */
export const whyOf = ({ sign, at }: Bound): Text[] => [
  say(isClosed(sign) ? 'with' : 'without', { at: numeral(toNumber(at)) }),
  say(goesRight(sign) ? 'greater' : 'less', { at: numeral(toNumber(at)) }),
]

/** “So the inequality is x ≥ 3.” */
export const soOf = (bound: Bound): Text => say('so', { inequality: tex(boundTex(bound)) })

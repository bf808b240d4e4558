import {
  type DecimalOperation,
  digitsOf,
  operationTex,
  placesOf,
  resultOf,
} from '../../decimals/operations.ts'
import { tex } from '@skills-center/messages/values'
import { bug, tidy } from '../bug.ts'
import { firstOf, operationBugs } from './decimal-operation-bugs.ts'
import { say } from './messages.gen.ts'

const others = { plus: 'minus', minus: 'plus', times: 'plus', over: 'times' } as const

export const otherOperation = bug<DecimalOperation>({
  id: 'decimal.other-operation',
  answer(its) {
    const got = resultOf({ ...its, sign: others[its.sign] })
    return got > 0 && placesOf(got) < 5 && got !== resultOf(its) ? got : null
  },
  feedback: (its) => say('other', { expression: tex(operationTex(its)) }),
  // 4.5 − 2.37
  example: [{ sign: 'plus', a: 4.5, b: 2.37 }, 2.13],
})
const wholeUnits = bug<DecimalOperation>({
  id: 'decimal.no-point',
  answer(its) {
    const places = Math.max(placesOf(its.a), placesOf(its.b))
    return its.sign === 'plus' || its.sign === 'minus'
      ? placesOf(resultOf(its)) > 0
        ? tidy(resultOf(its) * 10 ** places)
        : null
      : placesOf(resultOf(its)) > 0 && placesOf(its.b) === 0
        ? digitsOf(resultOf(its))
        : null
  },
  feedback: () => say('units'),
  example: [{ sign: 'plus', a: 4.5, b: 2.37 }, 687],
})
/** Includes the bugs of reading tenths and hundredths as ones, and of using another operation. */
export const placeBugs = firstOf([...operationBugs, wholeUnits, otherOperation])

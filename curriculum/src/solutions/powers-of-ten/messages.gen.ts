// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  factors: { power: Value }
  so: { equation: Value }
  'result.nudge.right': null
  'result.nudge.left': null
  'result.hint.right': { power: Value }
  'result.hint.left': { power: Value }
  'result.so.right': { n: Value }
  'result.so.left': { n: Value }
  'two.nudge': null
  'two.hint': { n: Value }
  'two.each': { n: Value; n2: Value }
  'two.all.right': { places: number | Quantity }
  'two.all.left': { places: number | Quantity }
  'exponent.nudge.right': null
  'exponent.nudge.left': null
  'exponent.hint.right': { a: Value; result: Value }
  'exponent.hint.left': { a: Value; result: Value }
  'exponent.so.right': { a: Value; result: Value; n: Value }
  'exponent.so.left': { a: Value; result: Value; n: Value }
  'number.nudge': null
  'number.hint.times': { result: Value; power: Value }
  'number.hint.over': { result: Value; power: Value }
}

export const say = defineMessages<Messages>('solutions/powers-of-ten', { en, es })

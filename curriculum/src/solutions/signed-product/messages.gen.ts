// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.two': null
  'nudge.many': null
  hint: { sizes: Value }
  'sign.two-1': null
  'sign.two-2': null
  'sign.many': { n: number | Quantity; sign: string }
  sizes: { worked: Value }
  so: { worked: Value }
  'missing.nudge': null
  'missing.hint.factor': null
  'missing.hint.dividend': null
  'missing.hint.divisor': null
  'missing.hint.middle': null
  'missing.known': { worked: Value }
  'missing.back': { worked: Value }
  'missing.check': { worked: Value }
  'groups.nudge.total': null
  'groups.nudge.each': null
  'groups.nudge.ago': null
  'groups.hint.total': null
  'groups.hint.each': null
  'groups.hint.ago': null
  'groups.why.total': { rate: Value; n: Value }
  'groups.why.each': { n: Value }
  'groups.why.ago': { rate: Value; n: Value }
  'groups.so-each': { worked: Value }
  'groups.so': { worked: Value; is: string }
}

export const say = defineMessages<Messages>('solutions/signed-product', { en, es })

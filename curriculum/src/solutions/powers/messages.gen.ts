// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.product': null
  'nudge.quotient': null
  'nudge.power': null
  'hint.product': null
  'hint.quotient': null
  'hint.power': null
  'hint.two': null
  'rule.product': { worked: Value }
  'rule.quotient': { worked: Value }
  'rule.power': { worked: Value }
  so: { equation: Value }
  'plain.nudge': { n: Value; base: Value }
  'plain.so': { equation: Value }
  'missing.hint': null
  'missing.product': { total: Value }
  'missing.quotient': { total: Value }
  'missing.power': { total: Value }
  'missing.so': { n: Value; worked: Value }
  'value.nudge': null
  'value.hint.zero': null
  'value.hint.negative': { n: Value }
  'value.hint.fraction': { n: Value }
  'value.hint.front': null
  'value.hint.positive': { n: Value }
  'value.why.zero': null
  'value.why.negative': null
  'value.why.fraction': null
  'value.why.front': null
  'value.why.positive': null
  'value.so': { equation: Value }
}

export const say = defineMessages<Messages>('solutions/powers', { en, es })

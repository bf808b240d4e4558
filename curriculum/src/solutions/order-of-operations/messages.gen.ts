// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.bracket': null
  'nudge.group': null
  'nudge.none': null
  hint: { first: Value }
  'step.parentheses': { worked: Value }
  'step.brackets': { worked: Value }
  'step.strong': { worked: Value }
  'step.order': { worked: Value }
  'step.last': { worked: Value }
  'move.parentheses': null
  'move.brackets': null
  'move.strong': null
  'move.order': null
  'move.last': null
}

export const say = defineMessages<Messages>('solutions/order-of-operations', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  rest: { equation: Value }
  'first.step': { equation: Value }
  'first.notch': { equation: Value }
  'second.step': { equation: Value }
  'second.notch': { equation: Value }
  add: { equation: Value }
  subtract: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/fronts', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  first: null
  last: null
  'check-last': { letter: Value }
  'too-soon': { letter: Value }
  start: null
  'one-move': { late: Value; early: Value }
  nudge: { letter: Value }
  hint: null
  so: { list: Value }
  end: { move: Value }
}

export const say = defineMessages<Messages>('shapes/order-lines', { en, es })

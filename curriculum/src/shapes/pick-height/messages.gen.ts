// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  below: null
  left: null
  asks: null
  slanted: null
  other: null
  across: null
  nudge: null
  hint: null
  why: null
  so: { letter: Value }
}

export const say = defineMessages<Messages>('shapes/pick-height', { en, es })

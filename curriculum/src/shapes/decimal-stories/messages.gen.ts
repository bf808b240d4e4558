// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  answer: { of: Value }
  nudge: null
  first: null
  'hint.plus': null
  'hint.minus': null
  'hint.times': null
  'hint.over': null
  then: { equation: Value }
}

export const say = defineMessages<Messages>('shapes/decimal-stories', { en, es })

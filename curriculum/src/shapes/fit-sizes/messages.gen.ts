// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  card: { size: Value; whole: Value }
  less: null
  once: null
  more: null
  between: null
  over: null
  turned: null
  'compare.1': null
  'compare.2': null
  'compare.3': null
  nudge: null
  'hint.1': null
  'hint.2': null
  'hint.3': null
  so: { text: Value; equation: Value; is: string }
}

export const say = defineMessages<Messages>('shapes/fit-sizes', { en, es })

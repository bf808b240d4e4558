// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  line: { n: Value; line: Value }
  asks: null
  option: { n: Value }
  none: null
  trusted: { check: Value }
  later: { n: Value }
  blamed: { n: Value }
  nudge: null
  hint: null
  'all-right': null
  first: { n: Value; line: Value }
  should: { move: Value; line: Value }
}

export const say = defineMessages<Messages>('shapes/wrong-line', { en, es })

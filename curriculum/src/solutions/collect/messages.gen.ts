// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { letter: Value }
  distribute: { group: Value }
  'subtract-term': { term: Value }
  'add-term': { term: Value }
  leaves: { move: Value; line: Value }
  check: { solution: Value; value: Value }
}

export const say = defineMessages<Messages>('solutions/collect', { en, es })

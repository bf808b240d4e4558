// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  question: null
  answer: null
  part: { row: Value }
  nudge: null
  shown: { answers: Value }
  answered: { part: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/linked-parts', { en, es })

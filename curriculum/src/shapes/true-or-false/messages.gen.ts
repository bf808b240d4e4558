// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks.numbers': null
  'asks.letters': null
  true: null
  false: null
  turned: null
  so: { card: Value; is: string; why: Value }
}

export const say = defineMessages<Messages>('shapes/true-or-false', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  yearly: { equation: Value }
  years: { equation: Value }
  months: { months: Value; equation: Value }
  total: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/interest', { en, es })

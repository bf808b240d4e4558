// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pick-a-sentence': null
  'too-many-messages': { minutes: number | Quantity }
  'needs-email': null
}

export const say = defineMessages<Messages>('support', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  description: { to: Value; name: Value; spans: Value }
  goes: { label: Value; from: Value; to: Value }
}

export const say = defineMessages<Messages>('figures/ruler', { en, es })

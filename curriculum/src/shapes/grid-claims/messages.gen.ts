// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  look: null
  lines: { who: Value }
  end: { who: Value }
  adds: { who: Value }
  value: { who: Value }
  squares: { who: Value }
  both: { who: Value }
}

export const say = defineMessages<Messages>('shapes/grid-claims', { en, es })

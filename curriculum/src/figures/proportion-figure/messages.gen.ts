// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  table: { columns: Value; cells: Value }
  'double-line': { top: Value; bottom: Value; marks: Value }
  mark: { top: Value; bottom: Value }
  gap: null
}

export const say = defineMessages<Messages>('figures/proportion-figure', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  plane: { x: Value; left: Value; right: Value; across: Value; y: Value; low: Value; high: Value; up: Value; list: Value }
  line: { one: Value; other: Value }
  'named-line': { label: Value; one: Value; other: Value }
  point: { label: Value; at: Value }
}

export const say = defineMessages<Messages>('figures/line-figure', { en, es })

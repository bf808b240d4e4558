// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  less: null
  more: null
  asks: { start: Value }
  'look.times': null
  'look.over': null
  nudge: null
  hint: null
  'why.times.small': { expression: Value; b: Value }
  'why.times.large': { expression: Value; b: Value }
  'why.over.small': { expression: Value; b: Value }
  'why.over.large': { expression: Value; b: Value }
}

export const say = defineMessages<Messages>('shapes/decimal-sizes', { en, es })

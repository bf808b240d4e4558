// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'lcm-for-gcf': { a: Value; b: Value }
  'not-greatest': { a: Value; b: Value }
  smaller: { least: Value }
  'gcf-for-lcm': { a: Value; b: Value }
  product: null
  larger: { most: Value }
  'first-step': null
  'other-thing': null
  'not-above': { above: Value }
  'one-only': { least: Value }
}

export const say = defineMessages<Messages>('bugs/factors', { en, es })

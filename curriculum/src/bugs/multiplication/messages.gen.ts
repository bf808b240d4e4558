// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-shift': { b: Value; tens: Value }
  'no-regroup': null
  'regroups-first': null
  'like-places': null
  zero: { a: Value }
  adds: null
}

export const say = defineMessages<Messages>('bugs/multiplication', { en, es })

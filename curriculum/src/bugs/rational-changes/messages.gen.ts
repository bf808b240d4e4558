// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  way: { way: string }
  once: { times: Value }
  ignores: null
  'only-change': null
  'only-difference': null
  'leaves-out': null
  reversed: null
  'goes-on': null
}

export const say = defineMessages<Messages>('bugs/rational-changes', { en, es })

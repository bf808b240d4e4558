// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  without: { p: Value; q: Value }
  'number-without': null
  adds: { p: Value; q: Value }
  negative: null
  one: null
  tick: null
  counts: null
  way: { side: string; p: Value }
  sign: null
  jump: { p: Value }
  'way-line': null
}

export const say = defineMessages<Messages>('bugs/apart', { en, es })

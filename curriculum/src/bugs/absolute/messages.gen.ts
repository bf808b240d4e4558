// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  keeps: null
  flips: null
  minuses: null
  inside: null
  one: null
  side: null
  stops: { b: Value }
  'far.keeps': null
  'far.adds': null
  'far.one': null
  'far.negative': null
  'far.side': null
  'far.times': null
}

export const say = defineMessages<Messages>('bugs/absolute', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'part-to-part': { hits: Value; rest: Value }
  complement: null
  'one-run': null
  'one-over-all': { hits: Value }
  'not-scaled': { n: Value }
  additive: null
  'one-side': { m: Value }
  back: { wanted: Value }
  half: null
}

export const say = defineMessages<Messages>('bugs/trial-runs', { en, es })

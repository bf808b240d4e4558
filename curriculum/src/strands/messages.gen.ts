// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  equations: null
  ratios: null
  energy: null
  matter: null
  evolution: null
  forces: null
  ecosystems: null
  'earth-in-space': null
  'earth-history': null
  'earth-systems': null
  functions: null
  geometry: null
  heredity: null
  'living-matter': null
  measurement: null
  'base-ten': null
  fractions: null
  operations: null
  statistics: null
  structures: null
  'number-system': null
  waves: null
  weather: null
  engineering: null
  'human-activity': null
}

export const say = defineMessages<Messages>('strands', { en, es })

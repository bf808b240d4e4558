// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.lake': null
  'scene.reservoir': null
  figure: { ins: Value; outs: Value }
  flow: { name: Value; note: Value }
  unknown: null
  'flows.river': null
  'flows.rain': null
  'flows.springs': null
  'flows.outlet': null
  'flows.vapor': null
  'flows.seepage': null
  'flows.town': null
  'place.lake': null
  'place.reservoir': null
}

export const say = defineMessages<Messages>('worlds/lake-budget', { en, es })

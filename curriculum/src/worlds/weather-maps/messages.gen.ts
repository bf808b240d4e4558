// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  map: { told: Value; list: Value }
  station: { letter: Value; temperature: Value; place: Value }
  'place.passed': null
  'place.passed-far': null
  'place.ahead': null
  'place.ahead-far': null
  'place.behind-cold': null
  'place.warm-near': null
  'place.warm-far': null
  'place.north-of-warm': null
  'way.east': null
  'way.south': null
  'way.north': null
  'front.cold': { way: Value }
  'front.warm': { way: Value }
  storm: null
}

export const say = defineMessages<Messages>('worlds/weather-maps', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.plus': null
  'nudge.minus': null
  'nudge.times': null
  'nudge.over': null
  'hint.both': { place: Value; a: Value; b: Value }
  'hint.one': { place: Value; a: Value }
  'hint.tenths': null
  'hint.fits': { place: Value }
  'units.both': { place: Value; a: Value; m: Value; b: Value; n: Value }
  'units.one': { a: Value; place: Value; m: Value }
  'units.tenths': { a: Value; m: Value; b: Value; n: Value }
  'units.fits': { place: Value; a: Value; m: Value; b: Value; n: Value }
  'count.both': { counted: Value; place: Value }
  'count.one': { counted: Value; place: Value }
  'count.tenths': { counted: Value }
  'count.fits': { counted: Value; b: Value; all: Value }
  so: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/decimal-places', { en, es })

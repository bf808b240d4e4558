// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  face: { place: Value }
  mirror: { place: Value }
  rest: { digit: Value }
  adds: null
  counts: null
  less: null
  direction: null
  short: null
  down: { place: Value }
  'half-down': null
  up: { place: Value }
  place: { place: Value }
  lower: null
  higher: null
  'half-counts': null
  'half-is-next': null
  'whole-step': null
  tenth: null
  ticks: null
  small: null
  'right-end': null
  side: null
  trade: null
  zero: null
  longer: null
  shorter: null
  'digit-only': null
  all: null
}

export const say = defineMessages<Messages>('bugs/decimals', { en, es })

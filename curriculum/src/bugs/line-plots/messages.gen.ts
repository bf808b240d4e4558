// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'counts-once': null
  boundary: { size: Value }
  'wrong-side': null
  'wrong-end': null
  'stops.range': null
  'stops.goal': null
  'stops.share': null
  'stops.moved': null
  'axis-ends': null
  steps: { piece: Value }
  'adds.range': null
  'adds.goal': null
  'adds-for-times': { size: Value }
  'counts-dots': null
  'all-dots': null
  'shares-columns': null
  'ends-only': null
  'down-to-least': null
  'make.once': null
  'make.missing-dot': null
  'make.numerator': { pieces: Value; example: Value }
  'make.stops': null
}

export const say = defineMessages<Messages>('bugs/line-plots', { en, es })

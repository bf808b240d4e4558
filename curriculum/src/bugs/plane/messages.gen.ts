// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'spot.swapped': null
  'spot.drops': null
  'spot.direction': null
  'spot.squares': { step: Value }
  'spot.away': null
  'image.other': null
  'image.both': null
  'image.one': null
  'image.swapped': null
  'apart.half': null
  'gap.subtracts': null
  'gap.adds': null
  'gap.end': null
  'gap.lines': null
  'gap.scale': { scale: Value }
  'trip.first': null
  'box.half': null
}

export const say = defineMessages<Messages>('bugs/plane', { en, es })

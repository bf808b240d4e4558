// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  adds: { one: Value; other: Value }
  keeps: null
  both: { n: Value }
  cross: null
  apart: { mixed: Value }
  'story.part': null
  'story.amount': { part: Value; amount: Value }
  'area.any': null
  'area.striped': null
  'area.tiles': null
  'area.sum': null
  'parts.one': null
  'parts.cell.product': null
  'parts.cell.number': null
  'parts.swapped.product': null
  'parts.swapped.number': null
  'parts.subtracts': { n: Value }
  'parts.stops.product': null
  'parts.stops.number': null
  'mixed.misses': null
  'mixed.stops': null
  'mixed.one-batch': null
  'mixed.adds-have': null
  'mixed.adds-batches': null
  'strip.whole': null
  'strip.cut': null
  'strip.length': null
  'four.side': null
  'four.area': null
  'four.times': null
  'four.whole': null
  'four.shaded': null
  'four.misses': null
}

export const say = defineMessages<Messages>('bugs/fraction-products', { en, es })

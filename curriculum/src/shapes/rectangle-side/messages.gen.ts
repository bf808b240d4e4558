// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'garden.told': { area: Value; width: Value }
  'garden.side': null
  'garden.around': null
  'poster.told': { area: Value; width: Value }
  'poster.side': null
  'poster.around': null
  'hallway.told': { area: Value; width: Value }
  'hallway.side': null
  'hallway.around': null
  'sticker.told': { area: Value; width: Value }
  'sticker.side': null
  'sticker.around': null
  'rug.told': { area: Value; width: Value }
  'rug.side': null
  'rug.around': null
  'banner.told': { area: Value; width: Value }
  'banner.side': null
  'banner.around': null
  'field.told': { area: Value; width: Value }
  'field.side': null
  'field.around': null
  'tabletop.told': { area: Value; width: Value }
  'tabletop.side': null
  'tabletop.around': null
  times: null
  'other-way': null
  subtracts: null
  stops: null
  'two-sides': null
  'nudge.side': null
  'nudge.around': null
  plan: { quotient: Value }
  'so.side': { length: Value }
  'so.sum': { equation: Value }
  'so.around': { sum: Value; around: Value }
}

export const say = defineMessages<Messages>('shapes/rectangle-side', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scene: { place: Value }
  title: null
  figure: { list: Value }
  bars: { month: Value; rain: Value; vapor: Value }
  'month-axis': null
  'amount-axis': null
  rain: null
  vapor: null
  'place.florida': null
  'place.georgia': null
  'place.texas': null
  'place.minnesota': null
  'place.washington': null
  'place.california': null
  'month.jan': null
  'month.feb': null
  'month.mar': null
  'month.apr': null
  'month.may': null
  'month.jun': null
  'month.jul': null
  'month.aug': null
  'month.sep': null
  'month.oct': null
  'month.nov': null
  'month.dec': null
  'short.jan': null
  'short.feb': null
  'short.mar': null
  'short.apr': null
  'short.may': null
  'short.jun': null
  'short.jul': null
  'short.aug': null
  'short.sep': null
  'short.oct': null
  'short.nov': null
  'short.dec': null
}

export const say = defineMessages<Messages>('worlds/lake-level', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  height: { whole: Value; wall: Value; c: Value }
  'base.triangle': { equation: Value }
  'base.trapezoid': { equation: Value }
  'base.house': { equation: Value }
  volume: { base: Value; length: Value; volume: Value }
  around: { sum: Value }
  open: { sum: Value }
  strip: { length: Value; around: Value; strip: Value }
  surface: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/right-prisms', { en, es })

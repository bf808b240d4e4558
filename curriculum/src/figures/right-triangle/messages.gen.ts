// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Value }
  unknown: null
  triangle: { one: Value; other: Value; long: Value }
  squares: { one: Value; other: Value; long: Value }
  'segment.triangle': { px: Value; py: Value; qx: Value; qy: Value }
  'segment.plain': { px: Value; py: Value; qx: Value; qy: Value }
}

export const say = defineMessages<Messages>('figures/right-triangle', { en, es })

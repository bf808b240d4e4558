// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Value }
  asked: null
  'figure.right': { length: Value; a: Value; high: Value; slant: Value }
  'figure.triangle': { length: Value; a: Value; slant: Value; high: Value }
  'figure.trapezoid': { length: Value; a: Value; top: Value; slant: Value; high: Value }
  'figure.house': { length: Value; a: Value; wall: Value; slant: Value; high: Value }
  'figure.asked': { length: Value; a: Value; high: Value }
}

export const say = defineMessages<Messages>('right-prisms', { en, es })

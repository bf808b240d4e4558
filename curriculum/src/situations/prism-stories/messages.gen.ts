// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pool.told': { c: Value; length: Value; top: Value; a: Value }
  'pool.asks': null
  'pool.more': { rate: Value }
  'trough.told': { length: Value; a: Value; top: Value; c: Value }
  'trough.asks': null
  'trough.more': { rate: Value }
  'planter.told': { who: Value; length: Value; a: Value; top: Value; c: Value }
  'planter.asks': null
  'planter.more': { rate: Value; who: Value }
  'attic.told': { length: Value; a: Value; c: Value }
  'attic.asks': null
  'attic.more': { rate: Value }
  'cheese.told': { who: Value; a: Value; c: Value; length: Value }
  'cheese.asks': null
  'cheese.more': { rate: Value }
  'ramp.told': { a: Value; c: Value; length: Value }
  'ramp.asks': null
  'ramp.more': { rate: Value }
  'tent.told': { who: Value; length: Value; a: Value; c: Value; slant: Value }
  'tent.asks': null
  'tent.more': { rate: Value }
  'gift.told': { who: Value; length: Value; a: Value; c: Value; slant: Value }
  'gift.asks': null
  'greenhouse.told': { length: Value; a: Value; wall: Value; c: Value; slant: Value }
  'greenhouse.asks': null
  'greenhouse.more': { rate: Value }
  'shed.told': { length: Value; a: Value; wall: Value; c: Value; slant: Value; who: Value }
  'shed.asks': { who: Value }
  'shed.more': { rate: Value }
  'skate.told': { who: Value; length: Value; a: Value; c: Value; slant: Value }
  'skate.asks': null
  'skate.more': { rate: Value }
}

export const say = defineMessages<Messages>('situations/prism-stories', { en, es })

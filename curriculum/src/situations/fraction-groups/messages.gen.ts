// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'trail.pieces': { who: Value; amount: Value; size: Value }
  'trail.whole': { who: Value; amount: Value; part: Value }
  'flour.pieces': { who: Value; amount: Value; size: Value }
  'flour.whole': { who: Value; amount: Value; part: Value }
  'ribbon.pieces': { who: Value; amount: Value; size: Value }
  'ribbon.whole': { who: Value; amount: Value; part: Value }
  'board.pieces': { amount: Value; who: Value; size: Value }
  'board.whole': { who: Value; amount: Value; part: Value }
  'berries.pieces': { who: Value; amount: Value; size: Value }
  'berries.whole': { who: Value; amount: Value; part: Value }
  'practice.pieces': { who: Value; amount: Value; size: Value }
  'practice.whole': { who: Value; amount: Value; part: Value }
  'paint.pieces': { who: Value; amount: Value; size: Value }
  'paint.whole': { who: Value; amount: Value; part: Value }
  'rain.pieces': { who: Value; amount: Value; size: Value }
  'rain.whole': { who: Value; amount: Value; part: Value }
  'juice.pieces': { amount: Value; size: Value }
  'juice.whole': { who: Value; amount: Value; part: Value }
}

export const say = defineMessages<Messages>('situations/fraction-groups', { en, es })

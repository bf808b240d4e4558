// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.part': null
  'nudge.whole': null
  'nudge.difference': null
  hint: { boxes: number | Quantity; amount: Value }
  'first.part': { rest: Quantity; boxes: number | Quantity }
  'first.whole': { wantBoxes: Value; restBoxes: Value; boxes: Value; whole: number | Money | Quantity }
  'first.difference': { wantBoxes: Value; restBoxes: Value; boxes: number | Quantity; extra: number | Money | Quantity }
  'box.given': { box: Value }
  'box.share': { amount: Value; boxes: Value; box: Value }
  'so.part': { wanted: Value; box: Value; right: number | Money | Quantity }
  'so.whole': { right: Quantity; wanted: Value; box: Value }
  'so.difference': { wanted: Value; box: Value; right: number | Money | Quantity }
}

export const say = defineMessages<Messages>('solutions/boxes', { en, es })

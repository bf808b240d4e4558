// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'relay.pieces': { amount: Value; size: Value }
  'relay.share': { n: Value; size: Value }
  'relay.back': { size: Value; count: Value }
  'relay.part': { amount: Value; who: Value; part: Value }
  'rice.pieces': { who: Value; amount: Value; size: Value }
  'rice.share': { who: Value; size: Value; n: Value }
  'rice.back': { size: Value; who: Value; count: Value }
  'rice.part': { who: Value; amount: Value; part: Value }
  'ribbon.pieces': { who: Value; amount: Value; size: Value }
  'ribbon.share': { who: Value; size: Value; n: Value }
  'ribbon.back': { size: Value; who: Value; count: Value }
  'ribbon.part': { who: Value; amount: Value; part: Value }
  'clay.pieces': { amount: Value; size: Value }
  'clay.share': { n: Value; size: Value }
  'clay.back': { size: Value; count: Value }
  'clay.part': { amount: Value; part: Value }
  'booth.pieces': { amount: Value; size: Value }
  'booth.share': { n: Value; size: Value }
  'booth.back': { size: Value; count: Value }
  'booth.part': { amount: Value; who: Value; part: Value }
  'paint.pieces': { who: Value; amount: Value; size: Value }
  'paint.share': { who: Value; size: Value; n: Value }
  'paint.back': { size: Value; who: Value; count: Value }
  'paint.part': { who: Value; amount: Value; part: Value }
  'juice.pieces': { who: Value; amount: Value; size: Value }
  'juice.share': { n: Value; size: Value }
  'juice.back': { size: Value; who: Value; count: Value }
  'juice.part': { who: Value; amount: Value; part: Value }
  'wood.pieces': { who: Value; amount: Value; size: Value }
  'wood.share': { who: Value; size: Value; n: Value }
  'wood.back': { who: Value; count: Value; size: Value }
  'wood.part': { who: Value; amount: Value; part: Value }
}

export const say = defineMessages<Messages>('situations/unit-shares', { en, es })

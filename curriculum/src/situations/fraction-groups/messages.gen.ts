// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'trail.pieces': { who: Value; amount: Value; size: Value }
  'trail.whole': { who: Value; amount: Value; part: Value }
  'trail.full': { who: Value; amount: Value; size: Value }
  'trail.left': { who: Value; amount: Value; size: Value }
  'trail.next': { who: Value; amount: Value; size: Value }
  'trail.thing': null
  'trail.stuff': null
  'flour.pieces': { who: Value; amount: Value; size: Value }
  'flour.whole': { who: Value; amount: Value; part: Value }
  'flour.full': { who: Value; amount: Value; size: Value }
  'flour.left': { who: Value; amount: Value; size: Value }
  'flour.next': { who: Value; amount: Value; size: Value }
  'flour.thing': null
  'flour.stuff': null
  'ribbon.pieces': { who: Value; amount: Value; size: Value }
  'ribbon.whole': { who: Value; amount: Value; part: Value }
  'ribbon.full': { who: Value; amount: Value; size: Value }
  'ribbon.left': { who: Value; amount: Value; size: Value }
  'ribbon.next': { who: Value; amount: Value; size: Value }
  'ribbon.thing': null
  'ribbon.stuff': null
  'board.pieces': { amount: Value; who: Value; size: Value }
  'board.whole': { who: Value; amount: Value; part: Value }
  'board.full': { amount: Value; who: Value; size: Value }
  'board.left': { amount: Value; who: Value; size: Value }
  'board.next': { amount: Value; who: Value; size: Value }
  'board.thing': null
  'board.stuff': null
  'berries.pieces': { who: Value; amount: Value; size: Value }
  'berries.whole': { who: Value; amount: Value; part: Value }
  'berries.full': { who: Value; amount: Value; size: Value }
  'berries.left': { who: Value; amount: Value; size: Value }
  'berries.next': { who: Value; amount: Value; size: Value }
  'berries.thing': null
  'berries.stuff': null
  'practice.pieces': { who: Value; amount: Value; size: Value }
  'practice.whole': { who: Value; amount: Value; part: Value }
  'practice.full': { who: Value; amount: Value; size: Value }
  'practice.left': { who: Value; amount: Value; size: Value }
  'practice.next': { who: Value; amount: Value; size: Value }
  'practice.thing': null
  'practice.stuff': null
  'paint.pieces': { who: Value; amount: Value; size: Value }
  'paint.whole': { who: Value; amount: Value; part: Value }
  'paint.full': { who: Value; amount: Value; size: Value }
  'paint.left': { who: Value; amount: Value; size: Value }
  'paint.next': { who: Value; amount: Value; size: Value }
  'paint.thing': null
  'paint.stuff': null
  'rain.pieces': { who: Value; amount: Value; size: Value }
  'rain.whole': { who: Value; amount: Value; part: Value }
  'rain.thing': null
  'rain.stuff': null
  'juice.pieces': { amount: Value; size: Value }
  'juice.whole': { who: Value; amount: Value; part: Value }
  'juice.full': { amount: Value; size: Value; who: Value }
  'juice.left': { amount: Value; size: Value; who: Value }
  'juice.next': { amount: Value; size: Value; who: Value }
  'juice.thing': null
  'juice.stuff': null
}

export const say = defineMessages<Messages>('situations/fraction-groups', { en, es })

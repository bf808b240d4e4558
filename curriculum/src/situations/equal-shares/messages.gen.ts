// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'rice.share': { who: Value; amount: Value; n: Value }
  'rice.groups': { who: Value; amount: Value; share: Value }
  'rice.amount': { who: Value; n: Value; share: Value }
  'clay.share': { amount: Value; n: Value }
  'clay.groups': { amount: Value; share: Value }
  'clay.amount': { n: Value; share: Value }
  'ribbon.share': { who: Value; amount: Value; n: Value }
  'ribbon.groups': { who: Value; amount: Value; share: Value }
  'ribbon.amount': { who: Value; n: Value; share: Value }
  'juice.share': { n: Value; amount: Value }
  'juice.groups': { amount: Value; share: Value }
  'juice.amount': { n: Value; share: Value }
  'relay.share': { amount: Value; n: Value }
  'relay.groups': { amount: Value; share: Value }
  'relay.amount': { n: Value; share: Value }
  'paint.share': { who: Value; amount: Value; n: Value }
  'paint.groups': { who: Value; amount: Value; share: Value }
  'paint.amount': { who: Value; n: Value; share: Value }
  'wood.share': { amount: Value; who: Value; n: Value }
  'wood.groups': { amount: Value; who: Value; share: Value }
  'wood.amount': { who: Value; n: Value; share: Value }
  'booth.share': { amount: Value; n: Value }
  'booth.groups': { amount: Value; share: Value }
  'booth.amount': { n: Value; share: Value }
  'soil.share': { who: Value; amount: Value; n: Value }
  'soil.groups': { who: Value; amount: Value; share: Value }
  'soil.amount': { who: Value; n: Value; share: Value }
  'trail-mix.share': { who: Value; amount: Value; n: Value }
  'trail-mix.groups': { who: Value; amount: Value; share: Value }
  'trail-mix.amount': { who: Value; n: Value; share: Value }
}

export const say = defineMessages<Messages>('situations/equal-shares', { en, es })

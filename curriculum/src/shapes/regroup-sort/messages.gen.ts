// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks.break': null
  'asks.near': { near: Value }
  yes: null
  no: null
  less: { near: Value }
  more: { near: Value }
  flips: { one: Value; other: Value }
  numerators: { one: Value; other: Value }
  'slip.break': null
  'slip.near': null
  'nudge.break': null
  'nudge.near': null
  'hint.break': null
  'hint.near': { near: Value }
  'why.yes': { sum: Value; other: Value; one: Value }
  'why.no': { sum: Value; other: Value; one: Value }
  'why.plus-more': { sum: Value; near: Value }
  'why.plus-less': { sum: Value; near: Value }
  'why.minus-more': { sum: Value; one: Value; other: Value; near: Value }
  'why.minus-less': { sum: Value; one: Value; other: Value; near: Value }
}

export const say = defineMessages<Messages>('shapes/regroup-sort', { en, es })

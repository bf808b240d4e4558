// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { one: Value; other: Value }
  hint: { pieces: Value }
  'regroup.plus': { pieces: Value }
  'regroup.minus': { pieces: Value }
  common: { one: Value; other: Value; to: Value }
  rename: { equation: Value }
  break: { equation: Value }
  'count.plus': { equation: Value }
  'count.minus': { equation: Value }
  simplest: { equation: Value }
  'move.plus': null
  'move.minus': null
  'move.rename': { to: Value }
  'move.break': null
  'move.simplify': null
}

export const say = defineMessages<Messages>('solutions/common-denominator', { en, es })

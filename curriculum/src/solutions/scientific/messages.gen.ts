// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'apart.times': null
  'apart.over': null
  'combine.times': null
  'combine.over': null
  'rewrite.smaller': null
  'rewrite.larger': null
  same: { ten: Value }
  add: null
  'so.same': { other: Value }
  'so.plus': { ten: Value; a: Value; second: Value; total: Value }
  'so.minus': { ten: Value; a: Value; second: Value; total: Value }
  'so.result': { result: Value }
  'so.firsts.times': { a: Value; b: Value; raw: Value }
  'so.firsts.over': { a: Value; b: Value; raw: Value }
  'so.powers.times': { power: Value }
  'so.powers.over': { power: Value }
  'so.rewrite': { raw: Value; result: Value }
}

export const say = defineMessages<Messages>('solutions/scientific', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'story.label': null
  'story.nudge.gcf': null
  'story.nudge.lcm': null
  'story.hint.main': null
  'story.hint.each': null
  'story.why.gcf': null
  'story.why.lcm': null
  'story.share': { first: Value; common: Value; key: Value }
  'story.times': { common: Value; first: Value; key: Value }
  'sort.asks.one': { a: Value }
  'sort.asks.factors': { a: Value; b: Value }
  'sort.asks.multiples': { a: Value; b: Value }
  'sort.one.first': { a: Value }
  'sort.one.second': { a: Value }
  'sort.one.third': null
  'sort.factors.first': null
  'sort.factors.second': null
  'sort.factors.third': null
  'sort.multiples.first': null
  'sort.multiples.second': null
  'sort.multiples.third': null
  'sort.look.one': { card: Value; a: Value }
  'sort.look.factors': { a: Value; card: Value; b: Value }
  'sort.look.multiples': { card: Value; a: Value; b: Value }
  'sort.nudge.one': null
  'sort.nudge.both': null
  'sort.hint': null
  'sort.so': { name: Value; list: Value }
  'table.a': null
  'table.b': null
  'table.gcf': null
  'table.lcm': null
  'table.asks.gcf': null
  'table.asks.lcm': null
  'table.asks.number': null
  'table.not-factor': { a: Value; b: Value }
  'table.lower': { a: Value; b: Value }
  'table.not-multiple': { a: Value; b: Value }
  'table.higher': { a: Value; b: Value }
  'table.check': { a: Value; g: Value; l: Value }
  'table.nudge.gcf': null
  'table.nudge.lcm': null
  'table.nudge.number': null
  'table.hint.gcf': null
  'table.hint.lcm': null
  'table.hint.number': null
  'table.so.gcf': { a: Value; b: Value; g: Value }
  'table.so.lcm': { a: Value; b: Value; l: Value }
  'table.so.number': { a: Value; b: Value; g: Value; l: Value }
}

export const say = defineMessages<Messages>('shapes/factor-numbers', { en, es })

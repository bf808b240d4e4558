// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  'tapes.of': { who: Value }
  'tapes.factor': { other: Value; one: Value }
  'tapes.length': { one: Value; total: Value; other: Value }
  'tapes.turned': null
  'tapes.both': null
  'tapes.box': null
  'tapes.more': null
  'tapes.nudge': null
  'tapes.hint': { one: Value; other: Value }
  'tapes.hint-length': { one: Value; other: Value }
  'tapes.boxes': { one: Value; a: Value; other: Value; b: Value }
  'tapes.smaller': { other: Value; factor: Value; one: Value }
  'tapes.larger': { other: Value; factor: Value; one: Value }
  'tapes.so': { equation: Value }
  'tapes.lowest': { factor: Value }
  'form.asks.numerator': { equation: Value }
  'form.asks.one': { equation: Value }
  'form.asks.equal': { equation: Value }
  'form.adds': null
  'form.keeps': null
  'form.just-one': null
  'form.nudge': null
  'form.hint.numerator': null
  'form.hint.one': null
  'form.hint.equal': null
  'form.lowest': { equation: Value }
  'form.times': { from: Value; by: Value; to: Value }
  'form.so': { equation: Value }
}

export const say = defineMessages<Messages>('shapes/scale-forms', { en, es })

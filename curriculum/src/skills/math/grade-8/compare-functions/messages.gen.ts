// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.functions': null
  'why.slope-intercept-form': null
  'lesson.what': null
  'lesson.same': null
  'lesson.example': { equation: Value }
  'lesson.curved': null
  'lesson.word.rate-of-change.word': null
  'lesson.word.rate-of-change.meaning': null
  'lesson.word.initial-value.word': null
  'lesson.word.initial-value.meaning': null
  'lesson.word.linear.word': null
  'lesson.word.linear.meaning': null
  'hint.both': null
  'hint.facts': null
  'hint.table': null
  'hint.graph': null
  'steps.a': { equation: Value }
  'steps.b': { equation: Value }
  'steps.at': { x: Value; one: Value; two: Value }
  'which.asks': null
  'which.first.rate': null
  'which.first.start': null
  'which.first.value': { x: Value }
  'which.next.rate': null
  'which.next.start': null
  'which.next.value': { x: Value }
  'which.label.rate': null
  'which.label.start': null
  'which.label.value': null
  'which.is.A': null
  'which.is.same': null
  'which.is.B': null
  'which.look.rate': null
  'which.look.start': null
  'which.look.value': { x: Value }
  'much.label': null
  'much.asks.rate': null
  'much.asks.start': null
  'much.asks.value': { x: Value }
  'much.so.rate': { gap: Value }
  'much.so.start': { gap: Value }
  'much.so.value': { gap: Value }
  'claim.about.rate': null
  'claim.about.start': null
  'claim.about.value': { x: Value }
  'claim.said': { gap: Value }
  'claim.truth': { gap: Value }
  'claim.swaps': { who: Value }
  'claim.step': { who: Value }
  'claim.first': { who: Value }
  'claim.adds': { who: Value }
  'claim.drops': { who: Value }
  'claim.one': { who: Value }
  'sort.asks': null
  'sort.true': null
  'sort.false': null
  'sort.faster': { name: Value }
  'sort.higher': { name: Value }
  'sort.later': { name: Value; x: Value }
  'sort.gap': { said: Value }
}

export const say = defineMessages<Messages>('compare-functions', { en, es })

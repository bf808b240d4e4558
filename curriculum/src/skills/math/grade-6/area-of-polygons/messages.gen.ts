// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'why.numerical-expressions': null
  'lesson.parallelogram': { formula: Value }
  'lesson.triangle': { formula: Value }
  'lesson.trapezoid': { formula: Value }
  'lesson.pieces': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.height.word': null
  'lesson.word.height.meaning': null
  'lesson.word.parallelogram.word': null
  'lesson.word.parallelogram.meaning': null
  'lesson.word.trapezoid.word': null
  'lesson.word.trapezoid.meaning': null
  'lesson.word.compose.word': null
  'lesson.word.compose.meaning': null
  'asks-area': null
  unit: { of: Quantity | Range | Term }
  answer: { of: Value }
  'missing.told': { area: Value }
  'missing.asks': null
  'missing.label': null
  'missing.nudge': null
  'missing.hint.whole': null
  'missing.hint.half': null
  'missing.hint.bases': null
  'missing.hint.top': null
  'missing.first.whole': { n: Value; known: Value }
  'missing.first.half': { n: Value; full: Value }
  'missing.first.bases': { n: Value; full: Value; base: Value; top: Value; known: Value }
  'missing.first.top': { n: Value; full: Value }
  'missing.so.whole': { n: Value; known: Value; key: Value }
  'missing.so.half': { full: Value; known: Value; key: Value }
  'missing.so.bases': { full: Value; known: Value; key: Value }
  'missing.so.top': { full: Value; height: Value; base: Value; key: Value }
  'story.cost': null
  'story.packs': null
  'story.dollars': { cost: Value }
  'story.nudge': null
  'story.hint.price': { whole: Value }
  'story.hint.packs': { whole: Value; cover: Value }
  'story.hint.gap': { whole: Value }
  'story.gap': { whole: Value; gap: Value; area: Value }
  'story.so.price': { price: Value; area: Value; each: Value; key: Value; cost: Value }
  'story.so.packs': { each: Value; area: Value; key: Value }
  'claim.context': null
  'claim.said': { area: Value }
  'claim.truth': { area: Value }
  'claim.slanted': { who: Value }
  'claim.half': { who: Value }
  'claim.whole': { who: Value }
  'claim.adds': { who: Value }
  'claim.one': { who: Value }
}

export const say = defineMessages<Messages>('area-of-polygons', { en, es })

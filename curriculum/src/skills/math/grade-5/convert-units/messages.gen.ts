// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.what': null
  'lesson.down': { equation: Value }
  'lesson.up': { equation: Value }
  'lesson.check': null
  'lesson.title': null
  'lesson.feet': null
  'lesson.inches': null
  'lesson.word.convert.word': null
  'lesson.word.convert.meaning': null
  'lesson.word.customary.word': null
  'lesson.word.customary.meaning': null
  'lesson.word.metric.word': null
  'lesson.word.metric.meaning': null
  'lesson.word.prefix.word': null
  'lesson.word.prefix.meaning': null
  'sort.asks': null
  'sort.card': { from: Value; to: Quantity | Range | Term }
  'sort.multiply': null
  'sort.divide': null
  'sort.slip': null
  'sort.nudge': null
  'sort.hint': null
  'sort.down': null
  'sort.up': null
}

export const say = defineMessages<Messages>('convert-units', { en, es })

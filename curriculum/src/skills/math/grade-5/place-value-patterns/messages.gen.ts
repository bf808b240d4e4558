// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.ten': null
  'lesson.tenth': null
  'lesson.form': { equation: Value }
  'lesson.trade': null
  'lesson.title': null
  'lesson.word.place.word': null
  'lesson.word.place.meaning': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.expanded.word': null
  'lesson.word.expanded.meaning': null
  'lesson.word.thousandth.word': null
  'lesson.word.thousandth.meaning': null
  'table.asks': null
  'table.tenth': null
  'table.number': null
  'table.ten': null
  'table.hundred': null
  'table.turned': null
  'table.adds': null
  'table.off': null
  'table.nudge': null
  'table.hint': null
  'table.hint-back': null
  'table.back': { told: Value; base: Value }
  'table.so': { base: Value; tenth: Value; ten: Value }
  'worth.asks': { digit: Value }
  'worth.scaled': null
  'worth.least': null
  'worth.greatest': null
  'worth.alone': null
  'worth.rest': { digit: Value }
  'worth.turned': null
  'worth.nudge': { digit: Value }
  'worth.nudge-scaled': null
  'worth.hint': null
  'worth.hint-scaled': null
  'worth.is': { text: Value; worth: Value }
  'worth.in': { text: Value; digit: Value; worth: Value }
  'worth.each': null
  'steps.asks': null
  'steps.ten': null
  'steps.tenth': null
  'steps.hundred': null
  'steps.hundredth': null
  'steps.turned': null
  'steps.places': null
  'steps.nudge': null
  'steps.hint': null
  'steps.why.ten': { from: Value; to: Value }
  'steps.why.tenth': { from: Value; to: Value }
  'steps.why.hundred': { from: Value; to: Value }
  'steps.why.hundredth': { from: Value; to: Value }
}

export const say = defineMessages<Messages>('place-value-patterns', { en, es })

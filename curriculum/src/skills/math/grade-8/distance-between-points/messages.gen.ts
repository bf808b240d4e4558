// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.pythagorean-theorem': null
  'why.roots': null
  'lesson.what': null
  'lesson.how': { work: Value }
  'lesson.signs': null
  'lesson.back': null
  'lesson.word.distance.word': null
  'lesson.word.distance.meaning': null
  'lesson.word.hypotenuse.word': null
  'lesson.word.hypotenuse.meaning': null
  'lesson.word.coordinate.word': null
  'lesson.word.coordinate.meaning': null
  'inside.points': { p: Value; q: Value }
  'inside.asks.inside': { root: Value; n: Value }
  'inside.asks.floor': null
  'inside.label.inside': null
  'inside.label.floor': null
  'inside.slip.sides-inside': null
  'inside.slip.sides-floor': null
  'inside.slip.doubles': null
  'inside.slip.sign': null
  'inside.slip.root': null
  'inside.nudge': null
  'inside.legs': { across: Value; along: Value }
  'inside.hint.inside': null
  'inside.hint.floor': null
  'inside.sum': { one: Value; other: Value; inside: Value }
  'inside.between': { low: Value; inside: Value; high: Value; floor: Value; next: Value }
  'lines.about': { who: Value }
  'lines.check': null
  'lines.truth': { d: Value }
  'lines.subtract': null
  'lines.square': null
  'lines.root': null
}

export const say = defineMessages<Messages>('distance-between-points', { en, es })

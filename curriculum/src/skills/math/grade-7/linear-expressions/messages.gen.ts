// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-expressions': null
  'why.multiply-signed-numbers': null
  'lesson.add': { work: Value }
  'lesson.subtract': { work: Value }
  'lesson.expand': { work: Value }
  'lesson.factor': { one: Value; two: Value }
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.constant.word': null
  'lesson.word.constant.meaning': null
  'lesson.word.like-terms.word': null
  'lesson.word.like-terms.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'label.simple': null
  'label.box': null
  'combine.asks': { source: Value }
  'expand.asks': { source: Value }
  'factor.asks': { factor: Value; equation: Value }
  'missing.asks': { equation: Value }
  'story.asks': null
  'story.nudge.sum': null
  'story.nudge.difference': null
  'story.nudge.part': null
  'story.write': { source: Value }
  'same.asks': null
  'same.nudge.1': null
  'same.nudge.2': null
  'same.nudge.3': null
  'same.hint': null
  'same.slip': null
  'same.why.1': null
  'same.why.2': null
  'same.why.3': null
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.move.open': { factor: Value }
  'mistake.move.group': null
  'mistake.move.combine': null
  'mistake.truth': null
}

export const say = defineMessages<Messages>('linear-expressions', { en, es })

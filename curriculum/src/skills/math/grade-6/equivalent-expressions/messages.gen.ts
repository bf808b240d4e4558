// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.what': null
  'lesson.expand': { group: Value; each: Value; sum: Value }
  'lesson.like': { sum: Value; simple: Value }
  'lesson.word.term.word': null
  'lesson.word.term.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.like-terms.word': null
  'lesson.word.like-terms.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.equivalent.word': null
  'lesson.word.equivalent.meaning': null
  'expand.asks.area': { by: Value; letter: Value; constant: Value }
  'expand.asks.group': { source: Value }
  'expand.asks.combine': { source: Value }
  'expand.label.area': null
  'expand.label.group': null
  'expand.nudge.area': null
  'expand.nudge.group': { source: Value; by: Value }
  'expand.nudge.combine': { by: Value }
  'expand.hint.area': { by: Value; letter: Value }
  'expand.hint.group': { by: Value; first: Value }
  'expand.hint.combine': { opened: Value }
  'expand.step.area': { by: Value; letter: Value; constant: Value }
  'expand.step.group': { by: Value }
  'expand.step.combine': { by: Value; opened: Value }
  'expand.so.area': { key: Value }
  'expand.so.group': { source: Value; key: Value }
  'expand.so.combine': { letter: Value; key: Value }
  'factor.asks.area': { term: Value; last: Value; by: Value }
  'factor.asks.two': { source: Value }
  'factor.asks.three': { source: Value }
  'factor.asks.combine': { source: Value }
  'factor.label.area': null
  'factor.label.group': null
  'factor.nudge.area': { by: Value }
  'factor.nudge.two': { term: Value; last: Value }
  'factor.nudge.three': null
  'factor.nudge.combine': { letter: Value }
  'factor.hint.area': { by: Value; term: Value; last: Value }
  'factor.hint.two': null
  'factor.hint.three': { last: Value }
  'factor.hint.combine': { sum: Value }
  'factor.step.area': { term: Value; by: Value; last: Value }
  'factor.step.two': { term: Value; last: Value; by: Value }
  'factor.step.three': { by: Value }
  'factor.step.combine': { sum: Value; by: Value }
  'factor.so.area': { key: Value }
  'factor.so.two': { key: Value }
  'factor.so.three': { key: Value }
  'factor.so.combine': { by: Value; key: Value }
  'story.simple': null
  'story.label': null
  'story.nudge.rate': { two: Value }
  'story.nudge.groups': null
  'story.nudge.several': null
  'story.hint.rate': { letter: Value }
  'story.hint.groups': null
  'story.hint.several': { letter: Value }
  'story.step.rate': { p: Value; letter: Value; q: Value }
  'story.step.groups': { p: Value }
  'story.step.several': { letter: Value }
  'story.so': { key: Value }
  'evaluate.asks.one': { source: Value; first: Value }
  'evaluate.asks.two': { source: Value; first: Value; second: Value }
  'evaluate.asks.surface': { letter: Value; source: Value; first: Value }
  'evaluate.asks.volume': { letter: Value; source: Value; first: Value }
  'evaluate.label': null
  'evaluate.nudge': null
  'evaluate.hint': { step: Value }
  'evaluate.put': { source: Value }
  'evaluate.step': { step: Value }
  'mistake.rewrites': { who: Value }
  'mistake.check': null
  'mistake.truth': null
}

export const say = defineMessages<Messages>('equivalent-expressions', { en, es })

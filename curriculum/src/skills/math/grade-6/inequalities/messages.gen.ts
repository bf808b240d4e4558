// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.compare-signed-numbers': null
  'why.one-step-equations': null
  'lesson.what': { example: Value; x: Value }
  'lesson.sign': { example: Value }
  'lesson.graph': null
  'lesson.word.inequality.word': null
  'lesson.word.inequality.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.least.word': null
  'lesson.word.least.meaning': null
  'lesson.word.most.word': null
  'lesson.word.most.meaning': null
  'write.let': { letter: Value; unknown: Value; at: Value }
  'write.nudge': { at: Value }
  'write.hint': { at: Value }
  'graph.asks': { given: Value }
  'graph.words': { given: Value }
  'graph.nudge.plain': { letter: Value }
  'graph.nudge.turned': { letter: Value }
  'graph.nudge.words': null
  'graph.hint': { at: Value }
  'graph.same': { inequality: Value; plain: Value }
  'graph.right': null
  'graph.left': null
  'read.none': { letter: Value }
  'read.alarm': { letter: Value }
  'read.pump': { letter: Value }
  'read.bonus': { letter: Value }
  'read.balance': { letter: Value }
  'read.nudge': { at: Value }
  'read.hint': { at: Value }
  'read.hint-other': { at: Value }
  'read.graph': { inequality: Value }
  'match.asks': null
  'match.edge': { at: Value }
  'match.turned': null
  'match.nudge': { at: Value }
  'match.hint': { at: Value }
  'match.step': { said: Value; inequality: Value }
  'mistake.words': { said: Value; who: Value; inequality: Value }
  'mistake.graph': { who: Value; inequality: Value }
  'mistake.turned': { who: Value; first: Value; inequality: Value }
  'mistake.asks': null
  'mistake.none': { who: Value }
  'mistake.fine': { x: Value }
  'mistake.trusted': null
  'mistake.more': null
  'mistake.nudge': null
  'mistake.hint': { at: Value }
  'mistake.so-right': { who: Value }
  'mistake.so-wrong': { list: Value }
  'mistake.right': { inequality: Value }
}

export const say = defineMessages<Messages>('inequalities', { en, es })

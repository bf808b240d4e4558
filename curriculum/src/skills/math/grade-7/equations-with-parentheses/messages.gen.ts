// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.two-step-equations': null
  'why.linear-expressions': null
  'lesson.what': { equation: Value; group: Value }
  'lesson.divide': { divided: Value; solution: Value }
  'lesson.distribute': { distributed: Value }
  'lesson.choose': null
  'lesson.figure': null
  'lesson.word.parentheses.word': null
  'lesson.word.parentheses.meaning': null
  'lesson.word.distribute.word': null
  'lesson.word.distribute.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'solve.asks': { equation: Value }
  'write.let': { letter: Value; unknown: Value }
  'write.label': null
  'write.once': { q: Value }
  'write.swapped': { q: Value }
  'write.sign': { q: Value }
  'write.nudge': null
  'write.hint': null
  'write.so': { group: Value; p: Value; equation: Value }
  'write.check': { solution: Value }
  'missing.asks': { solution: Value }
  'missing.label': null
  'missing.p': null
  'missing.q': null
  'missing.r': null
  'missing.turned': null
  'missing.nudge': null
  'missing.hint.p': null
  'missing.hint.q': null
  'missing.hint.r': null
  'missing.so': { solution: Value; check: Value; n: Value }
  'missing.put': null
}

export const say = defineMessages<Messages>('equations-with-parentheses', { en, es })

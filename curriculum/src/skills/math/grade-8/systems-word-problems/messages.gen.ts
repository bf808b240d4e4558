// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.systems-of-equations': null
  'why.linear-equations': null
  'lesson.what': null
  'lesson.example': { one: Value; other: Value }
  'lesson.read': null
  'lesson.check': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.relation.word': null
  'lesson.word.relation.meaning': null
  'write.label': null
  'write.given': { given: Value }
  'write.asks.relation': null
  'write.asks.trip': null
  'write.wrong.reversed': null
  'write.wrong.adds': null
  'write.wrong.keyword': null
  'write.wrong.all': null
  'write.wrong.sign': null
  'write.wrong.once': null
  'write.wrong.part': null
  'write.nudge.relation': null
  'write.nudge.trip': null
  'write.hint.relation': null
  'write.hint.trip': null
  'write.why.relation': null
  'write.why.trip': null
  'write.so': { equation: Value }
  'solve.asks': null
  'solve.label': null
  'solve.nudge': null
  'solve.hint': null
  'solve.nudge-trip': null
  'solve.hint-trip': null
  'solve.system': { system: Value }
  'solve.put': { equation: Value }
  'solve.so': { y: Value; x: Value }
  'solve.speeds': { system: Value }
  'solve.add': { equation: Value }
  'claim.said': { x: Value }
  'claim.truth': { x: Value; y: Value }
  'claim.nudge': null
  'claim.hint': null
  'claim.reversed': { who: Value }
  'claim.evenly': { who: Value }
  'claim.relation': { who: Value }
  'claim.dropped': { who: Value }
}

export const say = defineMessages<Messages>('systems-word-problems', { en, es })

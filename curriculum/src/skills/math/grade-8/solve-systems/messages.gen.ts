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
  'lesson.replace': { one: Value; other: Value; put: Value }
  'lesson.remove': { one: Value; other: Value; sum: Value }
  'lesson.end': { never: Value; always: Value }
  'lesson.word.substitution.word': null
  'lesson.word.substitution.meaning': null
  'lesson.word.elimination.word': null
  'lesson.word.elimination.meaning': null
  'lesson.word.opposites.word': null
  'lesson.word.opposites.meaning': null
  system: { list: Value }
  'replace.asks': { solo: Value; rest: Value }
  'replace.asks-hidden': { solo: Value; rest: Value }
  'replace.label': { rest: Value }
  'replace.whole': { solo: Value; side: Value }
  'replace.parentheses': { side: Value }
  'replace.sign': { solo: Value }
  'replace.nudge': { solo: Value }
  'replace.nudge-hidden': { solo: Value }
  'replace.hint': { solo: Value; rest: Value }
  'replace.alone': { equation: Value }
  'replace.given': { equation: Value }
  'replace.so': { side: Value; solo: Value; equation: Value; rest: Value }
  'lines.solves': { who: Value }
  'lines.check': null
  'lines.truth': { x: Value }
  'lines.put': null
  'lines.collect': null
  'lines.multiply': { by: Value }
  'lines.add': null
  'lines.subtract': null
  'lines.divide': { a: Value }
}

export const say = defineMessages<Messages>('solve-systems', { en, es })

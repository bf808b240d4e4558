// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.linear-equations': null
  'lesson.clear': { equation: Value; cleared: Value }
  'lesson.every': null
  'lesson.count': { none: Value; all: Value }
  'lesson.word.denominator.word': null
  'lesson.word.denominator.meaning': null
  'lesson.word.common-multiple.word': null
  'lesson.word.common-multiple.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'solve.asks': { equation: Value }
  'solve.slip.part': { by: Value }
  'solve.slip.left': null
  'solve.slip.own': null
  'solve.nudge': null
  'solve.hint': { by: Value }
  'solve.clear': { by: Value; equation: Value }
  'solve.check': { solution: Value; value: Value }
  'lines.solves': { who: Value }
  'lines.check': null
  'lines.clear': { by: Value }
  'count.asks': null
  'count.nudge': null
  'count.hint': null
  'count.one-term': null
  'count.expects-one': null
  'count.none-or-all': null
  'count.why-one': { equation: Value; simple: Value }
  'count.why-none': { equation: Value; simple: Value }
  'count.why-all': { equation: Value; simple: Value }
  'missing.asks.all': { equation: Value; k: Value }
  'missing.asks.none': { equation: Value; k: Value }
  'missing.label': null
  'missing.once': { p: Value }
  'missing.copied-coefficient': null
  'missing.copied-denominator': null
  'missing.subtracted': null
  'missing.nudge.all': null
  'missing.nudge.none': null
  'missing.hint.divide': null
  'missing.hint.denominator': null
  'missing.why.all': null
  'missing.why.none': null
  'missing.divided': { simple: Value }
  'missing.denominator': { whole: Value; p: Value; part: Value }
  'missing.so': { k: Value }
}

export const say = defineMessages<Messages>('number-of-solutions', { en, es })

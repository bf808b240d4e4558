// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.one-step-equations': null
  'why.signed-numbers': null
  'lesson.what': { equation: Value; x: Value }
  'lesson.how': { first: Value; second: Value }
  'lesson.groups': { group: Value; sum: Value }
  'lesson.figure': null
  'lesson.word.equation.word': null
  'lesson.word.equation.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.inverse.word': null
  'lesson.word.inverse.meaning': null
  'lesson.word.like-terms.word': null
  'lesson.word.like-terms.meaning': null
  'solve.asks': { equation: Value }
  'story.find': { unknown: Value }
  'story.label': null
  'story.nudge': null
  'story.hint': { letter: Value; unknown: Value }
  'story.percent': { p: Value }
  'story.stops': null
  'story.left': { q: Value; result: Value }
  'story.so': { letter: Value; unknown: Value; equation: Value }
  'story.once': { q: Value }
  'write.label': null
  'write.let': { letter: Value; unknown: Value }
  'write.swapped.sum': { q: Value }
  'write.swapped.group': { q: Value }
  'write.sign.plus': { q: Value }
  'write.sign.minus': { q: Value }
  'write.sign.left': { term: Value; q: Value }
  'write.counts-once': { q: Value }
  'write.counts-all': { q: Value; p: Value }
  'write.reversed': { q: Value }
  'write.hint.group': null
  'write.hint.other': { letter: Value }
  'write.check': { solution: Value }
  'write.why.plus': { term: Value; q: Value }
  'write.why.minus': { term: Value; q: Value }
  'write.why.left': { q: Value; term: Value }
  'write.why.group': { group: Value; p: Value }
  'lines.solves': { who: Value }
  'lines.check': null
  'lines.work': { worked: Value }
  'lines.distribute': { p: Value }
  'lines.keep': { q: Value; term: Value }
  'lines.solution': { solution: Value }
  'figure.shows.tape': null
  'figure.shows.balance': null
  'figure.asks.solution': { letter: Value }
  'figure.asks.equation': { letter: Value }
  'figure.nudge': null
  'figure.parts.sum': { p: Value; letter: Value; q: Value }
  'figure.parts.group': { p: Value; letter: Value; q: Value }
  'figure.so': { equation: Value }
  'ways.asks': { unknown: Value }
  'ways.begin': { start: Value }
  'ways.then': null
  'ways.first': null
  'ways.second': null
  'ways.plus': { by: Value }
  'ways.minus': { by: Value }
  'ways.over': { by: Value }
  'ways.again': null
  'ways.order': null
  'ways.nudge': null
  'ways.hint.end': { start: Value }
  'ways.hint.start': { start: Value }
  'ways.left': { start: Value }
  'ways.numbers': { one: Value; two: Value }
  'ways.used.first': { start: Value; left: Value }
  'ways.used.second': { p: Value }
}

export const say = defineMessages<Messages>('two-step-equations', { en, es })

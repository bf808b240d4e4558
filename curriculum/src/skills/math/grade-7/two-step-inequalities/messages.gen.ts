// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.inequalities': null
  'why.two-step-equations': null
  'why.multiply-signed-numbers': null
  'lesson.what': { inequality: Value; next: Value; solution: Value }
  'lesson.turn': { true: Value; turned: Value }
  'lesson.negative': { inequality: Value; solution: Value }
  'lesson.story': null
  'lesson.word.inequality.word': null
  'lesson.word.inequality.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.bound.word': null
  'lesson.word.bound.meaning': null
  'moves.nudge': { letter: Value; move: Value }
  'moves.hint-turns': null
  'moves.hint-keeps': null
  'moves.keeps': { move: Value; line: Value }
  'moves.turns': { move: Value; line: Value }
  'moves.check': { value: Value; tried: Value; compared: Value }
  'solve.asks': { inequality: Value }
  'graph.asks': { inequality: Value }
  'graph.nudge': { letter: Value }
  'graph.hint': null
  'graph.same': { last: Value; first: Value }
  'graph.right': null
  'graph.left': null
  'missing.asks': { inequality: Value; c: Value }
  'missing.nudge': { at: Value }
  'missing.hint': { at: Value; letter: Value }
  'missing.added': { at: Value }
  'missing.without-factor': { p: Value; letter: Value }
  'missing.ignores': { q: Value }
  'missing.sign.factor': null
  'missing.sign.result': null
  'missing.equal': { letter: Value; at: Value }
  'missing.factor': { rest: Value; worked: Value }
  'missing.result': { worked: Value }
  'missing.constant': { product: Value; worked: Value }
  'missing.so': { inequality: Value; solution: Value }
  'sort.asks': null
  'sort.left': null
  'sort.right': null
  'sort.keeps': null
  'sort.too-often': null
  'sort.nudge': null
  'sort.hint': null
  'sort.step': { inequality: Value; solution: Value }
  'story.label': null
  'story.nudge': { letter: Value; unknown: Value }
  'story.hint': null
  'story.so': { letter: Value; unknown: Value; inequality: Value }
  'story.whole': { at: Value; answer: Value }
  'story.with': { at: Value; answer: Value }
  'story.without': { at: Value; answer: Value }
  'story.rounded': null
  'story.part': { letter: Value }
  'story.boundary': null
  'story.ignores': null
  'story.again': null
  'story.once': null
  'story.stops': null
  'write.label': null
  'write.asks': { letter: Value; unknown: Value }
  'write.turned': null
  'write.boundary': null
  'write.sign.sum': null
  'write.sign.left': null
  'write.sign.group': null
  'write.swapped.sum': null
  'write.swapped.group': null
  'write.once': null
  'write.nudge.group': null
  'write.nudge.other': null
  'write.hint': null
  'write.so': { inequality: Value }
  'write.solution': { solution: Value }
  'work.solves': { who: Value }
  'work.check': null
  'work.turn': { move: Value }
  'work.keep': { move: Value }
  'work.minus': { q: Value }
  'work.solution': { solution: Value }
}

export const say = defineMessages<Messages>('two-step-inequalities', { en, es })

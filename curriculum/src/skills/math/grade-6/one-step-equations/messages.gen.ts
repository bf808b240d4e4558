// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'why.decimal-place-value': null
  'lesson.what': null
  'lesson.undo': null
  'lesson.example': { plus: Value; x: Value; minus: Value; times: Value; over: Value }
  'lesson.test': null
  'lesson.figure': null
  'lesson.word.equation.word': null
  'lesson.word.equation.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.inverse.word': null
  'lesson.word.inverse.meaning': null
  'lesson.word.reciprocal.word': null
  'lesson.word.reciprocal.meaning': null
  'solve.asks': { equation: Value }
  'write.label': null
  'write.let': { letter: Value; unknown: Value }
  'write.keyword': { letter: Value; unknown: Value; result: Value }
  'write.swapped.minus': { letter: Value; by: Value }
  'write.swapped.over': { by: Value; letter: Value }
  'write.swapped.other': { by: Value; result: Value }
  'write.not-groups': { left: Value }
  'write.not-change': { left: Value }
  'write.nudge': { letter: Value; result: Value }
  'write.hint': { letter: Value; unknown: Value; by: Value; result: Value }
  'write.start': { letter: Value; unknown: Value }
  'write.then.plus': { by: Value; result: Value; equation: Value }
  'write.then.minus': { by: Value; result: Value; equation: Value }
  'write.then.times': { by: Value; result: Value; equation: Value }
  'write.then.over': { by: Value; result: Value; equation: Value }
  'write.check': { solution: Value; tried: Value }
  'true.match': { letter: Value }
  'true.test': { letter: Value }
  'true.nudge': { letter: Value }
  'true.hint': { letter: Value }
  'true.works': { solution: Value; tried: Value }
  'true.pick': { solution: Value }
  'true.same': { equation: Value }
  'true.put': { value: Value; letter: Value }
  'true.first': { equation: Value }
  'true.look': { equation: Value; value: Value; letter: Value; tried: Value }
  'true.missed': { put: Value }
  'true.read': { letter: Value }
  'true.come': { list: Value }
  'true.not': { list: Value }
  'true.should': { tried: Value; result: Value }
  'claim.context': { equation: Value }
  'claim.said': { solution: Value }
  'claim.again.plus': { who: Value; by: Value; result: Value }
  'claim.again.minus': { who: Value; by: Value; result: Value }
  'claim.again.times': { who: Value; result: Value; by: Value }
  'claim.again.over': { who: Value; result: Value; by: Value }
  'claim.copied': { who: Value; result: Value }
  'claim.only': { who: Value; result: Value; denominator: Value }
  'claim.nudge': { letter: Value }
  'figure.shows.balance': null
  'figure.shows.tape.times': null
  'figure.shows.tape.plus': null
  'figure.shows.tapes': null
  'figure.asks.solution': { letter: Value }
  'figure.asks.equation': { letter: Value }
  'figure.tapes': { many: Value; letter: Value; few: Value; total: Value }
  'figure.mixed.times': { letter: Value; by: Value }
  'figure.mixed.plus': { by: Value; letter: Value }
  'figure.total': { result: Value; letter: Value }
  'figure.nudge': { result: Value }
  'figure.hint.times': { by: Value; letter: Value }
  'figure.hint.plus': { letter: Value; by: Value }
  'figure.so': { result: Value; equation: Value }
  'figure.tapes-nudge': { letter: Value }
  'figure.tapes-hint': { few: Value; result: Value }
  'figure.one-box': { few: Value; result: Value; box: Value }
  'figure.all-boxes': { letter: Value; many: Value; box: Value; value: Value }
  'figure.only-box': { letter: Value; many: Value }
  'figure.only-few': { result: Value; few: Value; letter: Value; many: Value }
  'figure.adds-boxes': { more: number | Quantity }
  'gap.asks': { equation: Value; solution: Value }
  'gap.label': null
  'gap.undid': { solution: Value; left: Value }
  'gap.wrong.plus': { result: Value; solution: Value }
  'gap.wrong.minus': { result: Value; solution: Value }
  'gap.wrong.times': { result: Value; solution: Value }
  'gap.wrong.over': { result: Value; solution: Value }
  'gap.solution': { value: Value; letter: Value }
  'gap.nudge': { value: Value; letter: Value }
  'gap.hint.result': { left: Value; solution: Value }
  'gap.hint.plus': { value: Value; result: Value }
  'gap.hint.minus': { value: Value; result: Value }
  'gap.hint.times': { value: Value; result: Value }
  'gap.hint.over': { value: Value; result: Value }
  'gap.put': { value: Value; letter: Value }
  'gap.work': { worked: Value }
  'gap.back': { worked: Value }
  'gap.check': { tried: Value }
  'move.asks': { letter: Value }
  'move.again': null
  'move.other': { letter: Value }
  'move.nudge': { letter: Value }
  'move.hint': null
}

export const say = defineMessages<Messages>('one-step-equations', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.scatter-plots': null
  'why.slope-intercept-form': null
  'lesson.what': null
  'lesson.close': null
  'lesson.meaning': { line: Value }
  'lesson.limits': null
  'lesson.word.line-of-fit.word': null
  'lesson.word.line-of-fit.meaning': null
  'lesson.word.prediction.word': null
  'lesson.word.prediction.meaning': null
  'lesson.word.slope.word': null
  'lesson.word.slope.meaning': null
  'lesson.word.intercept.word': null
  'lesson.word.intercept.meaning': null
  'meaning.asks': null
  'meaning.slope': { number: Value }
  'meaning.start': { number: Value }
  'meaning.on-line': { point: Value }
  'meaning.beside': { point: Value }
  'meaning.predicted': null
  'meaning.measured': null
  'meaning.swapped': null
  'meaning.mixed': null
  'meaning.number-or-point': null
  'meaning.nudge': null
  'meaning.hint': null
  'meaning.why-slope': { number: Value; rate: Value }
  'meaning.why-start': { number: Value; begins: Value }
  'meaning.why-point': null
  'change.points': { one: Value; other: Value }
  'change.label.more': null
  'change.label.back': null
  'change.nudge': null
  'change.nudge-graph': null
  'change.hint.more': null
  'change.hint.back': null
  'change.hint.graph': null
  'change.slope': { one: Value; other: Value; rise: Value; run: Value; size: Value }
  'change.means': { slope: Value; size: Value }
  'change.so': { d: Value; size: Value; change: Value }
  'change.so-back': { change: Value; size: Value; d: Value }
  'write.through': { one: Value; other: Value }
  'write.step-up': { run: Value; rise: Value; one: Value }
  'write.step-down': { run: Value; rise: Value; one: Value }
  'write.asks': null
  'write.label': null
  'write.swapped': null
  'write.sign': null
  'write.rise': null
  'write.first': null
  'write.nudge': null
  'write.hint-start': null
  'write.hint': null
  'write.slope': { work: Value }
  'write.starts': { start: Value }
  'write.back': { point: Value; work: Value }
  'write.so': { line: Value }
  'task.direction': null
  'task.up': { lx: Value; ly: Value }
  'task.down': { lx: Value; ly: Value }
  'task.none': null
  'task.meaning': { slope: Value }
  'task.rate': { y: Value; x: Value }
  'task.start': { y: Value; zero: Value }
  'task.spread': { y: Value }
  'task.predict': { ly: Value; at: Value }
  'task.residual': { at: Value; measured: Value }
  'task.back': { lx: Value; value: Value }
  'task.trust': { at: Value }
  'task.inside': null
  'task.outside': null
  'task.hint.1': { lx: Value }
  'task.hint.2': { lx: Value }
  'task.hint.3': { ly: Value }
  'task.hint.task': { ly: Value; lx: Value }
  'task.slip.way': null
  'task.slip.pattern': null
  'task.slip.start': { zero: Value; lx: Value }
  'task.slip.swaps': { lx: Value }
  'task.slip.drops': { zero: Value }
  'task.slip.one': { lx: Value }
  'task.slip.point': null
  'task.slip.prediction': null
  'task.slip.forward': { lx: Value; ly: Value }
  'task.slip.far': { lx: Value }
  'task.slip.near': { lx: Value }
  'task.slip.spread': { lx: Value }
  'task.why.direction': { equation: Value }
  'task.why.meaning': { ly: Value; lx: Value; equation: Value }
  'task.why.more': { equation: Value }
  'task.why.predict': { lx: Value; equation: Value }
  'task.why.residual': { equation: Value }
  'task.why.back': { equation: Value }
  'task.why.trust': { lx: Value; equation: Value }
}

export const say = defineMessages<Messages>('lines-of-fit', { en, es })

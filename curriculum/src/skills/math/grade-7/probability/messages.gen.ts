// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.add-fractions': null
  'lesson.what': null
  'lesson.how': null
  'lesson.long': null
  'lesson.pairs': null
  'lesson.word.outcome.word': null
  'lesson.word.outcome.meaning': null
  'lesson.word.event.word': null
  'lesson.word.event.meaning': null
  'lesson.word.sample-space.word': null
  'lesson.word.sample-space.meaning': null
  'lesson.word.relative-frequency.word': null
  'lesson.word.relative-frequency.meaning': null
  'lesson.word.simulation.word': null
  'lesson.word.simulation.meaning': null
  probability: null
  tex: { value: Value }
  so: { value: Value }
  'single.nudge.equal': { of: Quantity | Range | Term }
  'single.nudge.wide': null
  'single.hint.equal': { of: Quantity | Range | Term; event: Value }
  'single.hint.wide': { times: Value }
  'single.all.equal': { all: Value; of: Quantity | Range | Term }
  'single.all.wide': { times: Value; all: Value }
  'single.good': { good: number | Quantity; event: Value }
  'missing.label.part': null
  'missing.label.whole': null
  'missing.label.more': null
  'missing.told.part': { given: Value; of: Quantity | Range | Term; color: Value; p: Value }
  'missing.told.whole': { of: Quantity | Range | Term; color: Value; p: Value; given: Value }
  'missing.told.more': { of: Quantity | Range | Term; given: Value; color: Value; before: number | Quantity }
  'missing.asks.part': { of: Quantity | Range | Term; color: Value }
  'missing.asks.whole': { of: Quantity | Range | Term }
  'missing.asks.more': { color: Value; p: Value }
  'missing.nudge.part': { of: Quantity | Range | Term; color: Value }
  'missing.nudge.whole': { color: Value; p: Value }
  'missing.nudge.more': { color: Value }
  'missing.hint.part': { given: Value; all: Value }
  'missing.hint.whole': { given: Value; of: Quantity | Range | Term; good: Value; all: Value }
  'missing.hint.more': { given: number | Quantity; rest: Value; all: Value }
  'missing.part.part': { given: Value; all: Value; each: Value }
  'missing.part.whole': { given: Value; good: Value; all: Value; each: Value }
  'missing.part.more': { given: number | Quantity; rest: number | Quantity; all: Value; each: Value }
  'missing.so.part': { good: Value; color: Value; each: Value; inColor: Value }
  'missing.so.whole': { all: Value; each: Value; total: Value; of: Quantity | Range | Term }
  'missing.so.more': { color: Value; good: number | Quantity; each: Value; inColor: Value; before: Value; key: Value }
  'predict.label.more': null
  'predict.label.back': null
  'predict.nudge': { tried: Value }
  'predict.hint.more': { hits: Value; tried: Value }
  'predict.hint.back': { hits: Value; tried: Value }
  'predict.part': { hits: Value; tried: Value; p: Value }
  'predict.more': { more: Value; hits: Value; tried: Value; wanted: Value }
  'predict.back': { wanted: Value; tried: Value; hits: Value; more: Value }
  'predict.about': null
  'pairs.label': null
  'pairs.nudge.count': null
  'pairs.nudge.tree': null
  'pairs.nudge.twice': null
  'pairs.hint.count': { a: Value }
  'pairs.hint.tree': null
  'pairs.hint.twice': { a: Value }
  'pairs.all': { a: Value; b: Value; all: Value }
  'pairs.each': { a: Value; b: Value }
  'pairs.good.pair': null
  'pairs.good.with': { name: Value; good: Value }
  'pairs.good.once': { name: Value; less: Value; good: Value }
  'pairs.good.at-least': { name: Value; a: Value; good: Value }
  'pairs.good.same': { a: Value; good: Value }
  'order.asks.source': null
  'order.asks.forms': null
  'order.asks.results': null
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.slip.source': null
  'order.slip.forms': null
  'order.slip.results': null
  'order.nudge.source': null
  'order.nudge.forms': null
  'order.nudge.results': null
  'order.hint.source': null
  'order.hint.forms': null
  'order.hint.results': null
  'order.find.source': null
  'order.find.forms': null
  'order.find.results': null
  'order.step.exact': { event: Value; n: Value }
  'order.step.about': { event: Value; n: Value }
}

export const say = defineMessages<Messages>('probability', { en, es })

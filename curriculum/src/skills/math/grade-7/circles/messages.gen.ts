// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'why.one-step-equations': null
  'lesson.pi': null
  'lesson.around': { formula: Value; other: Value }
  'lesson.area': { formula: Value }
  'lesson.word.radius.word': null
  'lesson.word.radius.meaning': null
  'lesson.word.diameter.word': null
  'lesson.word.diameter.meaning': null
  'lesson.word.circumference.word': null
  'lesson.word.circumference.meaning': null
  'lesson.word.pi-word.word': null
  'lesson.word.pi-word.meaning': null
  unit: { of: Quantity | Range | Term }
  'unit-pi': { of: Quantity | Range | Term }
  answer: { of: Value }
  'answer-pi': { value: Value; of: Quantity | Range | Term }
  use: null
  'thing.pool': null
  'thing.rug': null
  'thing.table': null
  'thing.garden': null
  'thing.stage': null
  'thing.sign': null
  'thing.pond': null
  'thing.mirror': null
  'measure.told': { thing: Value }
  'measure.asks.around': null
  'measure.asks.area': null
  'measure.asks.half': null
  'measure.label.around': null
  'measure.label.area': null
  'measure.label.half': null
  'measure.nudge.around': null
  'measure.nudge.area': null
  'measure.nudge.half': null
  'measure.hint.around': null
  'measure.hint.area': null
  'measure.hint.half': null
  'measure.know': { radius: Value; diameter: Value }
  'measure.so.around': { diameter: number | Money | Quantity; key: Value }
  'measure.so.area': { radius: number | Money | Quantity; key: Value }
  'measure.so.half': { radius: number | Money | Quantity; curve: Value; diameter: number | Money | Quantity; key: Value }
  'back.told.from-around': { thing: Value; value: Value; unit: Quantity | Range | Term }
  'back.told.from-area': { thing: Value; value: Value; unit: Quantity | Range | Term }
  'back.told.area': { thing: Value; value: Value; unit: Quantity | Range | Term }
  'back.asks.from-around': null
  'back.asks.from-area': null
  'back.asks.area': null
  'back.label.from-around': null
  'back.label.from-area': null
  'back.label.area': null
  'back.nudge.from-around': null
  'back.nudge.from-area': null
  'back.nudge.area': null
  'back.hint.from-around': null
  'back.hint.from-area': null
  'back.hint.area': null
  'back.step.from-around': { double: Value }
  'back.step.from-area': { square: Value }
  'back.step.area': { double: Value; radius: Value }
  'back.so.from-around': { double: Value; radius: Value }
  'back.so.from-area': { radius: Value; square: Value }
  'back.so.area': { radius: Value; square: Value }
  'composite.told.window': { what: Value; width: Value; high: Value }
  'composite.told.ring': { what: Value; inner: Value; outer: Value }
  'composite.told.hole': { what: Value; width: Value }
  'composite.asks.window': null
  'composite.asks.ring': null
  'composite.asks.hole': null
  'composite.label': null
  'composite.nudge.window': null
  'composite.nudge.ring': null
  'composite.nudge.hole': null
  'composite.what.window.a': null
  'composite.what.window.b': null
  'composite.what.window.c': null
  'composite.what.ring.a': null
  'composite.what.ring.b': null
  'composite.what.ring.c': null
  'composite.what.hole.a': null
  'composite.what.hole.b': null
  'composite.what.hole.c': null
  'composite.hint.window': null
  'composite.hint.ring': null
  'composite.hint.hole': null
  'composite.first.window': { double: Value; other: Value; whole: Value }
  'composite.first.ring': { radius: Value; whole: Value }
  'composite.first.hole': { double: Value; whole: Value }
  'composite.second.window': { radius: Value; part: Value }
  'composite.second.ring': { other: Value; part: Value }
  'composite.second.hole': { radius: Value; part: Value }
  'composite.so.window': { whole: Value; part: Value; key: Value }
  'composite.so.ring': { whole: Value; part: Value; key: Value }
  'composite.so.hole': { whole: Value; part: Value; key: Value }
  'order.asks': { things: Value }
  'order.things.pool': null
  'order.things.rug': null
  'order.things.table': null
  'order.things.garden': null
  'order.things.stage': null
  'order.things.sign': null
  'order.things.pond': null
  'order.things.mirror': null
  'order.radius': { n: Value }
  'order.diameter': { n: Value }
  'order.around': { value: Value }
  'order.area': { value: Value }
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.numbers': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { circle: Value; radius: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.square': null
  'mistake.ring': null
  'mistake.multiply': null
  'mistake.truth': { value: Value }
  'task.pond.told': { d: Value; w: Value; pi: Value }
  'task.pond.ring': null
  'task.pond.square': null
  'task.pond.long': null
  'task.rug.told': { d: Value; w: Value; pi: Value }
  'task.rug.ring': null
  'task.rug.square': null
  'task.rug.long': null
  'task.fountain.told': { d: Value; w: Value; pi: Value }
  'task.fountain.ring': null
  'task.fountain.square': null
  'task.fountain.long': null
  'task.stage.told': { d: Value; w: Value; pi: Value }
  'task.stage.ring': null
  'task.stage.square': null
  'task.stage.long': null
  'task.mirror.told': { d: Value; w: Value; pi: Value }
  'task.mirror.ring': null
  'task.mirror.square': null
  'task.mirror.long': null
  'task.garden.told': { d: Value; w: Value; pi: Value }
  'task.garden.ring': null
  'task.garden.square': null
  'task.garden.long': null
  'task.radius': { long: Value }
  'task.around': { long: Value }
  'task.area': { square: Value }
  'task.outer': { long: Value }
  'task.whole': { square: Value }
  'task.back': { c: Value; long: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': { pi: Value }
  'task.hint.task': null
  'task.slip.diameter': null
  'task.slip.radius': null
  'task.slip.squared': null
  'task.slip.around': null
  'task.slip.area': null
  'task.slip.pi': { pi: Value }
  'task.slip.width': null
  'task.slip.both': null
  'task.slip.difference': null
  'task.slip.inner': null
  'task.why.radius': { equation: Value }
  'task.why.around': { pi: Value; equation: Value }
  'task.why.area': { pi: Value; equation: Value }
  'task.why.outer': { equation: Value }
  'task.why.whole': { equation: Value }
  'task.why.ring': { equation: Value }
  'task.why.back': { pi: Value; equation: Value }
}

export const say = defineMessages<Messages>('circles', { en, es })

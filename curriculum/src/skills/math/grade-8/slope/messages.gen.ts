// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'why.signed-numbers': null
  'lesson.what': null
  'lesson.how': { slope: Value }
  'lesson.equation': { equation: Value }
  'lesson.rate': null
  'lesson.word.slope.word': null
  'lesson.word.slope.meaning': null
  'lesson.word.rise.word': null
  'lesson.word.rise.meaning': null
  'lesson.word.run.word': null
  'lesson.word.run.meaning': null
  'lesson.word.rate-of-change.word': null
  'lesson.word.rate-of-change.meaning': null
  'lesson.word.starting-value.word': null
  'lesson.word.starting-value.meaning': null
  'graph.marked': null
  'graph.find': null
  'graph.nudge': null
  'graph.hint': null
  'graph.rate': { per: Value }
  'graph.scales': null
  'graph.step': { step: Value }
  'table.asks': null
  'table.title': null
  'table.column': { letter: Value }
  'table.nudge': null
  'table.hint': { run: Value }
  'two.asks': { from: Value; to: Value }
  'missing.asks': { slope: Value; from: Value; to: Value; k: Value }
  'missing.label': null
  'triangles.told': { rise: Value; run: Value }
  'triangles.asks.rise': { given: Value }
  'triangles.asks.run': { given: Value }
  'triangles.rise': null
  'triangles.run': null
  'triangles.nudge': null
  'triangles.hint': { given: Value; other: Value }
  'triangles.similar': null
  'triangles.times': { work: Value }
  'triangles.so.rise': { work: Value }
  'triangles.so.run': { work: Value }
  'rates.told': { x: Value; xs: Quantity | Range | Term; y: Value; ys: Quantity | Range | Term }
  'rates.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'rates.axis': { of: Quantity | Range | Term }
  'rates.first': null
  'rates.last': null
  'rates.totals': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'rates.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'rates.hint': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'rates.why-equation': { rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term; text: Value }
  'rates.why-pair': { y: Value; x: Value; rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term; text: Value }
  'claim.points': { from: Value; to: Value }
  'claim.slope': { slope: Value }
  'claim.rate': { slope: Value; per: Value }
  'claim.truth': { slope: Value }
  'claim.nudge': null
  'claim.hint': null
  'claim.turned': { who: Value }
  'claim.rise': { who: Value }
  'claim.one': { who: Value }
  'claim.minus': { who: Value }
  'claim.sign': { who: Value }
  'task.pumps.told': { ly: Value; lx: Value; equation: Value }
  'task.pumps.title': null
  'task.pumps.x': null
  'task.pumps.head-x': null
  'task.pumps.y': null
  'task.pumps.head-y': null
  'task.pumps.rate': null
  'task.riders.told': { ly: Value; lx: Value; equation: Value }
  'task.riders.title': null
  'task.riders.x': null
  'task.riders.head-x': null
  'task.riders.y': null
  'task.riders.head-y': null
  'task.riders.rate': null
  'task.drones.told': { ly: Value; lx: Value; equation: Value }
  'task.drones.title': null
  'task.drones.x': null
  'task.drones.head-x': null
  'task.drones.y': null
  'task.drones.head-y': null
  'task.drones.rate': null
  'task.presses.told': { ly: Value; lx: Value; equation: Value }
  'task.presses.title': null
  'task.presses.x': null
  'task.presses.head-x': null
  'task.presses.y': null
  'task.presses.head-y': null
  'task.presses.rate': null
  'task.candles.told': { ly: Value; lx: Value; equation: Value }
  'task.candles.title': null
  'task.candles.x': null
  'task.candles.head-x': null
  'task.candles.y': null
  'task.candles.head-y': null
  'task.candles.rate': null
  'task.trains.told': { ly: Value; lx: Value; equation: Value }
  'task.trains.title': null
  'task.trains.x': null
  'task.trains.head-x': null
  'task.trains.y': null
  'task.trains.head-y': null
  'task.trains.rate': null
  'task.one': null
  'task.other': null
  'task.rate': { rate: Value }
  'task.steeper': null
  'task.apart': { at: Value; y: Value }
  'task.reach': { m: Value; y: Value; x: Value }
  'task.behind': { y: Value }
  'task.hint.1': { ly: Value; lx: Value }
  'task.hint.2': { equation: Value; lx: Value; ly: Value }
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.turned': { lx: Value; ly: Value }
  'task.slip.rise': { ly: Value; lx: Value }
  'task.slip.numbers': { lx: Value }
  'task.slip.one-step': { lx: Value }
  'task.slip.times': { lx: Value; ly: Value }
  'task.slip.same': null
  'task.slip.height': { lx: Value }
  'task.slip.sum': null
  'task.why.one': { lx: Value; equation: Value }
  'task.why.other': { ly: Value; lx: Value; equation: Value }
  'task.why.rate': { ly: Value; lx: Value; equation: Value }
  'task.why.steeper': { equation: Value }
  'task.why.apart': { lx: Value; equation: Value }
  'task.why.reach': { ly: Value; equation: Value }
  'task.why.behind': { equation: Value }
  'task.why.third': { equation: Value }
  'task.third': { origin: Value; at: Value }
}

export const say = defineMessages<Messages>('slope', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.what': null
  'lesson.how': null
  'lesson.example': null
  'lesson.two': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.unit-cube.word': null
  'lesson.word.unit-cube.meaning': null
  'lesson.word.prism.word': null
  'lesson.word.prism.meaning': null
  'lesson.word.edge.word': null
  'lesson.word.edge.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'cubes.asks.block': { who: Value }
  'cubes.asks.stacks': { who: Value }
  'cubes.asks.missing': { length: Value; width: Value; height: Value; who: Value }
  'cubes.label': null
  'cubes.nudge.block': null
  'cubes.nudge.stacks': null
  'cubes.nudge.missing': null
  'cubes.hint.block': null
  'cubes.hint.stacks': null
  'cubes.hint.missing': null
  'cubes.layer': { length: Value; width: Value; layer: Value }
  'cubes.layers': { height: Value; layer: Value; whole: Value }
  'cubes.rows': { sum: Value; there: Value }
  'cubes.stack': null
  'cubes.so': { whole: Value; there: Value; key: Value }
  'edges.asks.volume': null
  'edges.asks.edge': { volume: Value }
  'edges.asks.other': { long: Value; wide: Value }
  'edges.label.volume': null
  'edges.label.edge': null
  'edges.label.other': null
  'edges.nudge.volume': null
  'edges.nudge.edge': null
  'edges.nudge.other': null
  'edges.hint.volume': null
  'edges.hint.edge': { length: Value; width: Value }
  'edges.hint.other': null
  'edges.base': { length: Value; width: Value; layer: Value }
  'edges.volume': { layer: Value; height: Value; total: Value }
  'edges.height': { total: Value; layer: Value; height: Value }
  'edges.other': { long: Value; wide: Value; base: Value; total: Value; key: Value }
  'story.label.one': null
  'story.label.two': null
  'story.label.pack': null
  'story.nudge.one': null
  'story.nudge.two': null
  'story.nudge.pack': null
  'story.hint.one': null
  'story.hint.two': null
  'story.hint.pack': null
  'story.volume': { length: Value; width: Value; height: Value; total: Value }
  'story.inside': null
  'story.add': { one: Value; other: Value; total: Value }
  'story.counts': { a: Value; b: Value; c: Value }
  'story.fit': { a: Value; b: Value; c: Value; total: Value }
  'order.asks.edges': { unit: Quantity | Range | Term }
  'order.asks.base': { unit: Quantity | Range | Term }
  'order.size': { a: Value; b: Value; c: Value }
  'order.base': { base: Value; c: Value }
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.height': null
  'order.sum': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { box: Value; volume: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.multiply': null
  'mistake.layers': null
  'mistake.all': null
  'mistake.truth': { value: Value }
  'mistake.together': null
  'task.truck.told': { l: Value; w: Value; h: Value; d: Value }
  'task.truck.square': null
  'task.truck.cubic': null
  'task.truck.stuff': null
  'task.truck.long': null
  'task.aquarium.told': { l: Value; w: Value; h: Value; d: Value }
  'task.aquarium.square': null
  'task.aquarium.cubic': null
  'task.aquarium.stuff': null
  'task.aquarium.long': null
  'task.planter.told': { l: Value; w: Value; h: Value; d: Value }
  'task.planter.square': null
  'task.planter.cubic': null
  'task.planter.stuff': null
  'task.planter.long': null
  'task.pool.told': { l: Value; w: Value; h: Value; d: Value }
  'task.pool.square': null
  'task.pool.cubic': null
  'task.pool.stuff': null
  'task.pool.long': null
  'task.bin.told': { l: Value; w: Value; h: Value; d: Value }
  'task.bin.square': null
  'task.bin.cubic': null
  'task.bin.stuff': null
  'task.bin.long': null
  'task.mold.told': { l: Value; w: Value; h: Value; d: Value }
  'task.mold.square': null
  'task.mold.cubic': null
  'task.mold.stuff': null
  'task.mold.long': null
  'task.base': { square: Value }
  'task.volume': { cubic: Value }
  'task.filled': { cubic: Value; stuff: Value }
  'task.free': { cubic: Value }
  'task.enough': { n: Value; cubic: Value; stuff: Value }
  'task.other': { n: Value; cubic: Value; long: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.adds': null
  'task.slip.layer': null
  'task.slip.full': null
  'task.slip.used': null
  'task.slip.depth': null
  'task.slip.edge': null
  'task.slip.compare': null
  'task.slip.subtract': null
  'task.why.base': { equation: Value }
  'task.why.volume': { equation: Value }
  'task.why.filled': { equation: Value }
  'task.why.free': { equation: Value }
  'task.why.enough': { equation: Value }
  'task.why.other': { equation: Value }
}

export const say = defineMessages<Messages>('volume-of-prisms', { en, es })

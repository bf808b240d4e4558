// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.volume-of-prisms': null
  'why.divide-fractions': null
  'lesson.what': null
  'lesson.cube': { equation: Value; part: Value }
  'lesson.count': { equation: Value }
  'lesson.multiply': { equation: Value }
  'lesson.formula': { edges: Value; base: Value }
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.prism.word': null
  'lesson.word.prism.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.cubic-unit.word': null
  'lesson.word.cubic-unit.meaning': null
  'cubes.label': null
  'cubes.labels': { unit: Quantity | Range | Term }
  'cubes.asks.count': { edge: Value }
  'cubes.asks.volume': null
  'cubes.block': { long: Value; wide: Value; high: Value; edge: Value }
  'cubes.figure': { long: Value; wide: Value; high: Value }
  'cubes.slip.edge': { edge: Value; small: Value; unit: Quantity | Range | Term }
  'cubes.slip.unit.count': { unit: Quantity | Range | Term }
  'cubes.slip.unit.volume': { unit: Quantity | Range | Term }
  'cubes.slip.layer': null
  'cubes.slip.adds': null
  'cubes.nudge.count': { edge: Value }
  'cubes.nudge.volume': null
  'cubes.hint.count': { edge: Value }
  'cubes.hint.volume': { edge: Value; cube: Quantity | Range | Term }
  'cubes.along': { part: Value; edge: Value; long: Value; wide: Value; high: Value }
  'cubes.count': { long: Value; wide: Value; high: Value; all: Value }
  'cubes.fit': { part: Value; per: Value; cube: Quantity | Range | Term; small: Value }
  'cubes.space': { all: Value; small: Value; volume: Value }
  'slip.adds-height': null
  'slip.adds': null
  'slip.layer': null
  'slip.whole': null
  'slip.multiplies': null
  'slip.one-edge': null
  'slip.turned': null
  'slip.one-part': null
  'slip.joined': null
  'slip.cube': null
  'slip.row': null
  'edges.labels': { unit: Quantity | Range | Term }
  'edges.asks.volume': null
  'edges.asks.height': { volume: Value }
  'edges.nudge.volume': null
  'edges.nudge.height': null
  'edges.hint.volume': null
  'edges.hint.height': null
  'edges.base': { equation: Value }
  'edges.volume': { equation: Value }
  'edges.height': { equation: Value }
  'base.asks.volume': { base: Value; height: Value }
  'base.asks.height': { volume: Value; base: Value }
  'base.asks.base': { volume: Value; height: Value }
  'base.nudge': null
  'base.hint.volume': null
  'base.hint.height': null
  'base.hint.base': null
  'base.formula': { formula: Value }
  'base.so.volume': { equation: Value }
  'base.so.height': { equation: Value }
  'base.so.base': { equation: Value }
  'story.nudge.one': null
  'story.nudge.two': null
  'story.nudge.pack': null
  'story.hint.one': null
  'story.hint.two': null
  'story.hint.pack': null
  'story.along': { list: Value }
  'story.all': { equation: Value }
  'story.first': { equation: Value }
  'story.second': { equation: Value }
  'story.sum': { equation: Value }
  'order.asks.edges': { unit: Quantity | Range | Term }
  'order.asks.base': { unit: Quantity | Range | Term }
  'order.size': { size: Value }
  'order.base': { base: Value; height: Value }
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.height': null
  'order.sum': null
  'order.nudge': null
  'order.hint': null
  'order.find': { list: Value }
  'order.is': { text: Value; volume: Value }
  'order.so': { list: Value }
  'claim.box': { length: Value; width: Value; height: Value; edge: Value }
  'claim.count': { n: Value }
  'claim.volume': { volume: Value }
  'claim.edge': { who: Value }
  'claim.unit': { who: Value }
  'claim.layer': { who: Value }
  'task.birdhouse.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.birdhouse.enough': { c: Value }
  'task.doghouse.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.doghouse.enough': { c: Value }
  'task.shed.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.shed.enough': { c: Value }
  'task.greenhouse.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.greenhouse.enough': { c: Value }
  'task.coop.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.coop.enough': { c: Value }
  'task.dollhouse.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.dollhouse.enough': { c: Value }
  'task.playhouse.told': { who: Value; w: Value; d: Value; h: Value; g: Value }
  'task.playhouse.enough': { c: Value }
  'task.floor-inch': null
  'task.room-inch': null
  'task.front-inch': null
  'task.walls-inch': null
  'task.taller-inch': { v: Value }
  'task.floor-foot': null
  'task.room-foot': null
  'task.front-foot': null
  'task.walls-foot': null
  'task.taller-foot': { v: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.whole': null
  'task.slip.adds': null
  'task.slip.floor': null
  'task.slip.edges': null
  'task.slip.triangle': null
  'task.slip.half': null
  'task.slip.halved': null
  'task.slip.one': null
  'task.slip.sides': null
  'task.slip.floors': null
  'task.slip.cover': null
  'task.slip.stops': null
  'task.slip.same': null
  'task.why.floor': { equation: Value }
  'task.why.room': { equation: Value }
  'task.why.front': { equation: Value }
  'task.why.walls': { equation: Value }
  'task.why.enough': { equation: Value }
  'task.why.taller': { equation: Value }
}

export const say = defineMessages<Messages>('volume-fractional-edges', { en, es })

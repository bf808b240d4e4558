// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.circles': null
  'why.volume-of-prisms': null
  'why.roots': null
  'lesson.cylinder': { formula: Value }
  'lesson.cone': { formula: Value }
  'lesson.sphere': { formula: Value }
  'lesson.pi': null
  'lesson.word.cylinder.word': null
  'lesson.word.cylinder.meaning': null
  'lesson.word.cone.word': null
  'lesson.word.cone.meaning': null
  'lesson.word.sphere.word': null
  'lesson.word.sphere.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  volume: null
  unit: { of: Quantity | Range | Term }
  'unit-pi': { of: Quantity | Range | Term }
  answer: { of: Value }
  'answer-pi': { value: Value; of: Quantity | Range | Term }
  'nudge.cylinder': null
  'nudge.cone': null
  'nudge.sphere': null
  'nudge.diameter': null
  'hint.cylinder': null
  'hint.cone': null
  'hint.sphere': null
  'work.radius': { radius: Value }
  'work.half': { radius: Value }
  'work.cylinder': { radius: Value; height: Value; square: Value }
  'work.cone': { square: Value; height: Value; radius: Value }
  'work.sphere': { cube: Value; radius: Value }
  'work.so': { key: Value }
  'work.rounded': { key: Value }
  'pi.asks': null
  'told.soup': null
  'told.candle': null
  'told.barrel': null
  'told.pool': null
  'told.mug': null
  'told.paint': null
  'told.cup': null
  'told.hat': null
  'told.sand': null
  'told.tent': null
  'told.funnel': null
  'told.beach': null
  'told.globe': null
  'told.orange': null
  'told.bowling': null
  'told.balloon': null
  'told.sizes': { given: string; across: Value; high: Value }
  'told.across': { given: string; across: Value }
  'told.asks': null
  'stack.silo': null
  'stack.tower': null
  'stack.treat': null
  'stack.nudge': null
  'stack.hint.silo': null
  'stack.hint.tower': null
  'stack.hint.treat': null
  'stack.first.silo': { lower: Value }
  'stack.first.tower': { lower: Value }
  'stack.first.treat': { lower: Value }
  'stack.second.silo': { upper: Value }
  'stack.second.tower': { upper: Value }
  'stack.second.treat': { upper: Value }
  'stack.so': { key: Value }
  'back.told.cylinder': null
  'back.told.cone': null
  'back.told.sphere': null
  'back.known.radius': { of: Value }
  'back.known.height': { of: Value }
  'back.volume': { value: Value; unit: Quantity | Range | Term }
  'back.asks.height': null
  'back.asks.radius': null
  'back.label.height': null
  'back.label.radius': null
  'back.nudge.cylinder': null
  'back.nudge.cone': null
  'back.nudge.sphere': null
  'back.hint.height': null
  'back.hint.radius': null
  'back.hint.sphere': null
  'back.undo.cone': { volume: Value; tripled: Value }
  'back.undo.sphere': { volume: Value; tripled: Value; cube: Value }
  'back.cube': { cube: Value }
  'back.root': { radius: Value; cube: Value }
  'back.divide.height': { radius: Value; square: Value }
  'back.divide.radius': { product: Value; height: Value; square: Value }
  'back.so.height': { product: Value; square: Value; height: Value }
  'back.so.radius': { radius: Value; square: Value }
  'order.asks': null
  'order.cylinder': { given: string; across: Value; height: Value }
  'order.cone': { given: string; across: Value; height: Value }
  'order.sphere': { given: string; across: Value }
  'order.first': null
  'order.last': null
  'order.diameter': null
  'order.square': null
  'order.height': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.so': { volume: Value; solid: Value }
  'order.cone-whole': null
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.power.2': null
  'mistake.power.3': null
  'mistake.multiply': null
  'mistake.factor': null
  'mistake.truth': { volume: Value }
  'task.wax.told': { r: Value; h: Value }
  'task.wax.stuff': null
  'task.clay.told': { r: Value; h: Value }
  'task.clay.stuff': null
  'task.chocolate.told': { r: Value; h: Value }
  'task.chocolate.stuff': null
  'task.dough.told': { r: Value; h: Value }
  'task.dough.stuff': null
  'task.sand.told': { r: Value; h: Value }
  'task.sand.stuff': null
  'task.soap.told': { r: Value; h: Value }
  'task.soap.stuff': null
  'task.pi': { pi: Value }
  'task.cylinder': null
  'task.cone': { rc: Value; hc: Value }
  'task.cones': null
  'task.ball': { d: Value }
  'task.left': { stuff: Value; m: Value }
  'task.height': { stuff: Value; other: Value }
  'task.tall': { stuff: Value; n: Value; rc: Value }
  'task.double': { k: Value }
  'task.hint.1': null
  'task.hint.2': { pi: Value }
  'task.hint.3': { pi: Value }
  'task.hint.task': null
  'task.slip.diameter': null
  'task.slip.twice': null
  'task.slip.pi': { pi: Value }
  'task.slip.around': null
  'task.slip.third': null
  'task.slip.cones': null
  'task.slip.cube': null
  'task.slip.four': null
  'task.slip.once': null
  'task.slip.balls': null
  'task.slip.edge': null
  'task.slip.reversed': null
  'task.slip.tall': null
  'task.slip.all': null
  'task.slip.like-length': null
  'task.slip.doubles': null
  'task.slip.cubed': null
  'task.why.cylinder': { equation: Value }
  'task.why.cone': { equation: Value }
  'task.why.cones': { equation: Value }
  'task.why.ball': { pi: Value; equation: Value }
  'task.why.left': { equation: Value }
  'task.why.height': { equation: Value }
  'task.why.tall': { equation: Value }
  'task.why.double': { equation: Value }
}

export const say = defineMessages<Messages>('cones-cylinders-spheres', { en, es })

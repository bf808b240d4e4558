// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.signed-numbers': null
  'lesson.sum': null
  'lesson.balanced': null
  'lesson.change': null
  'lesson.pairs': null
  'lesson.word.force.word': null
  'lesson.word.force.meaning': null
  'lesson.word.net-force.word': null
  'lesson.word.net-force.meaning': null
  'lesson.word.balanced.word': null
  'lesson.word.balanced.meaning': null
  'lesson.word.velocity.word': null
  'lesson.word.velocity.meaning': null
  'lesson.word.acceleration.word': null
  'lesson.word.acceleration.meaning': null
  'lesson.word.friction.word': null
  'lesson.word.friction.meaning': null
  'thing.sled': null
  'thing.crate': null
  'thing.sofa': null
  'thing.cart': null
  'thing.log': null
  'thing.wagon': null
  'force.pull': null
  'force.push': null
  'force.rope': null
  'force.friction': null
  'force.winch': null
  figure: { thing: Value; forces: Value }
  arrow: { name: Value; newtons: Value }
  'arrow-right': { name: Value; newtons: Value }
  'arrow-left': { name: Value; newtons: Value }
  'net.shown': { the: Value }
  'net.ask': null
  'net.steady': { the: Value }
  'net.goal': { the: Value; goal: Value }
  'net.all-but-one': null
  'net.ask-missing': null
  'net.label': null
  'net.missing': null
  'net.turned': null
  'net.given': null
  'net.already': null
  'net.whole': null
  'net.leftover': null
  'net.added': null
  'net.sizes': null
  'net.largest': null
  'net.cancels': null
  'net.subtracts': null
  'net.hint': null
  'net.hint-steady': null
  'net.hint-goal': null
  'net.hint-sum': null
  'net.so-steady': null
  'net.so-goal': { goal: Value }
  'net.so-sum': { sum: Value; net: Value }
  'net.so-missing': { net: Value; goal: Value; missing: Value }
  'net.so-balanced': null
  'net.so-right': { size: Value }
  'net.so-left': { size: Value }
  'motion.at-rest': { the: Value }
  'motion.moves-right': { the: Value }
  'motion.moves-left': { the: Value }
  'motion.build': null
  'motion.told.right': null
  'motion.told.left': null
  'motion.seen.minus': null
  'motion.seen.zero': null
  'motion.seen.plus': null
  'motion.drive': { drive: Value }
  'motion.net.label': null
  'motion.net.minus': null
  'motion.net.zero': null
  'motion.net.plus': null
  'motion.net.why': null
  'motion.rest.label': null
  'motion.rest.minus': null
  'motion.rest.zero': null
  'motion.rest.plus': null
  'motion.rest.why': null
  'motion.change.label': null
  'motion.change.minus': null
  'motion.change.zero': null
  'motion.change.plus': null
  'motion.change.why': null
  'motion.moving.label': null
  'motion.moving.minus': null
  'motion.moving.zero': null
  'motion.moving.plus': null
  'motion.moving.why': null
  'motion.drag.label': null
  'motion.drag.minus': null
  'motion.drag.zero': null
  'motion.drag.plus': null
  'motion.drag.why': null
  'motion.hint-sum': null
  'motion.hint-rest': null
  'motion.hint-moving': null
  'motion.hint-change': null
  'motion.hint-back': null
  'motion.so-rest.minus': null
  'motion.so-rest.zero': null
  'motion.so-rest.plus': null
  'motion.so-change.minus': null
  'motion.so-change.zero': null
  'motion.so-change.plus': null
  'motion.so-drag.minus': { drive: Value }
  'motion.so-drag.zero': { drive: Value }
  'motion.so-drag.plus': { drive: Value }
  'motion.answer': { one: Value; part: Value; other: Value; end: Value }
  'speed.size.force': { value: Value }
  'speed.size.mass': { value: Value }
  'speed.column.force': null
  'speed.column.mass': null
  'speed.column.gain': null
  'speed.title.force': { within: Value }
  'speed.title.mass': { within: Value }
  'speed.order.force': null
  'speed.order.mass': null
  'speed.ask-order': null
  'speed.least': null
  'speed.most': null
  'speed.story.force': null
  'speed.story.mass': null
  'speed.ask.force': { asked: Value }
  'speed.ask.mass': { asked: Value }
  'speed.label': null
  'speed.turned.force': null
  'speed.turned.mass': null
  'speed.pair.force': null
  'speed.pair.mass': null
  'speed.same.force': null
  'speed.same.mass': null
  'speed.subtracts': null
  'speed.last': null
  'speed.hint.force': null
  'speed.hint.mass': null
  'speed.hint-order': null
  'speed.hint-double.force': { asked: Value }
  'speed.hint-double.mass': { asked: Value }
  'speed.so.force': null
  'speed.so.mass': null
  'speed.so-base.force': { from: Value; gained: Value }
  'speed.so-base.mass': { from: Value; gained: Value }
  'speed.so-double.force': { asked: Value; gained: Value; key: Value }
  'speed.so-double.mass': { asked: Value; gained: Value; key: Value }
  'speed.so-order': { least: Value; most: Value }
  'fair.cart': null
  'fair.boxes': null
  'fair.parachutes': null
  'fair.clay': null
  'fair.crash': null
  'factor.force.name': null
  'factor.force.head': null
  'factor.cartMass.name': null
  'factor.cartMass.head': null
  'factor.color.name': null
  'factor.color.head': null
  'factor.floor.name': null
  'factor.floor.head': null
  'factor.boxMass.name': null
  'factor.boxMass.head': null
  'factor.speed.name': null
  'factor.speed.head': null
  'factor.width.name': null
  'factor.width.head': null
  'factor.load.name': null
  'factor.load.head': null
  'factor.height.name': null
  'factor.height.head': null
  'factor.ballMass.name': null
  'factor.ballMass.head': null
  'factor.ramp.name': null
  'factor.ramp.head': null
  'factor.clay.name': null
  'factor.clay.head': null
  'factor.bumper.name': null
  'factor.bumper.head': null
  'value.red': null
  'value.blue': null
  'value.green': null
  'value.white': null
  'value.wood': null
  'value.tile': null
  'value.carpet': null
  'value.rubber': null
  'value.foam': null
  'value.spring': null
  'value.paper': null
  'value.bare': null
  'value.soft': null
  'value.firm': null
  'value.dry': null
  'value.oily': null
  'the.sled': null
  'the.crate': null
  'the.sofa': null
  'the.cart': null
  'the.log': null
  'the.wagon': null
  'lab.scene.track': null
  'lab.scene.air': null
  'lab.scene.ice': null
  'lab.force.head': null
  'lab.force.name': null
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.speed.head': null
  'lab.speed.name': null
  'lab.acceleration': null
  'lab.ask-more': null
  'lab.ask-beyond': { force: Value; mass: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('net-force', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.magnets-and-electric-forces': null
  'why.proportional-relationships': null
  'lesson.switch': null
  'lesson.stronger': null
  'lesson.wire': null
  'lesson.machines': null
  'lesson.word.coil.word': null
  'lesson.word.coil.meaning': null
  'lesson.word.core.word': null
  'lesson.word.core.meaning': null
  'lesson.word.motor.word': null
  'lesson.word.motor.meaning': null
  'lesson.word.generator.word': null
  'lesson.word.generator.meaning': null
  'coil.device.speaker': null
  'coil.device.earphone': null
  'coil.device.camera': null
  'coil.device.drive': null
  'coil.device.balance': null
  'coil.device.meter': null
  'coil.device.gripper': null
  'coil.device.quake': null
  'coil.rule': null
  'coil.ask-force': null
  'coil.ask-turns': null
  'coil.title': null
  'coil.design': null
  'coil.turns': null
  'coil.current': null
  'coil.force': null
  'coil.first': null
  'coil.new': null
  'coil.force-label': null
  'coil.turns-label': null
  'coil.turns-after': null
  'coil.told-turns': null
  'coil.told-current': null
  'coil.told-turned': null
  'coil.told-added': null
  'coil.told-sum': null
  'coil.told-helps': null
  'coil.told-force': null
  'coil.hint-compare': null
  'coil.hint-force': null
  'coil.hint-force-times': null
  'coil.hint-rest': null
  'coil.so-turns': { more: Value; less: Value; times: Value }
  'coil.so-current': { more: Value; less: Value; times: Value }
  'coil.so-one': { force: Value; times: Value; value: Value }
  'coil.so-both': { force: Value; one: Value; other: Value; value: Value }
  'coil.so-force': { more: Value; less: Value; times: Value }
  'coil.so-needed': { all: Value; part: Value; times: Value }
  'coil.so-value': { turns: Value; times: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.thickness': null
  'table.mass': null
  'table.current': null
  'wire.g18': null
  'wire.g20': null
  'wire.g22': null
  'wire.g24': null
  'wire.g26': null
  'wire.g28': null
  'wire.g30': null
  'wire.g32': null
  'in.g18': null
  'in.g20': null
  'in.g22': null
  'in.g24': null
  'in.g26': null
  'in.g28': null
  'in.g30': null
  'in.g32': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.turns': { tube: Value; one: Value }
  'ask.label-turns': null
  'ask.after-turns': null
  'ask.told-times': null
  'ask.told-minus': null
  'ask.told-current': null
  'ask.hint-thick': null
  'ask.hint-fit': { tube: Value }
  'ask.so-thick': { millimeters: Value }
  'ask.so-turns': { tube: Value; millimeters: Value; is: string; value: Value }
  'ask.product': { one: Value; tube: Value }
  'ask.label-product': null
  'ask.told-turns-only': null
  'ask.told-current-only': null
  'ask.hint-product': null
  'ask.so-both': { millimeters: Value; amperes: Value }
  'ask.so-product': { tube: Value; millimeters: Value; amperes: Value; is: string; value: Value }
  'claim.thicker': { other: Value; one: Value }
  'claim.heavier': { other: Value; one: Value }
  'claim.current': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.less-mass': null
  'claim.more-mass': null
  'claim.no-price': { one: Value }
  'claim.no-use': { one: Value }
  'claim.no-life': { one: Value }
  'lab.scene': null
  'lab.gap.head': null
  'lab.gap.name': null
  'lab.core.head': null
  'lab.core.name': null
  'lab.core.air': null
  'lab.core.screw': null
  'lab.core.rod': null
  'lab.tape.head': null
  'lab.tape.name': null
  'lab.tape.paper': null
  'lab.tape.cloth': null
  'lab.tape.plastic': null
  'lab.force': null
  'lab.ask-more': null
  'lab.why-idle': null
  'steel-plate.scene': null
  'steel-plate.title': null
  'steel-plate.head': null
  'steel-plate.run': { run: Value }
  'steel-plate.low': null
  'steel-plate.high': null
  'steel-plate.mean-low': null
  'steel-plate.mean-high': null
  'steel-plate.gap': null
  'steel-plate.times': null
  'steel-plate.cause.ask': null
  'steel-plate.cause.right': null
  'steel-plate.cause.wrong-0': null
  'steel-plate.cause.told-0': null
  'steel-plate.cause.wrong-1': null
  'steel-plate.cause.told-1': null
  'steel-plate.cause.why': null
  'steel-plate.whole.ask': null
  'steel-plate.whole.right': null
  'steel-plate.whole.wrong-0': null
  'steel-plate.whole.told-0': null
  'steel-plate.whole.wrong-1': null
  'steel-plate.whole.told-1': null
  'steel-plate.whole.why': null
  'steel-plate.untold.ask': null
  'steel-plate.untold.right': null
  'steel-plate.untold.wrong-0': null
  'steel-plate.untold.told-0': null
  'steel-plate.untold.wrong-1': null
  'steel-plate.untold.told-1': null
  'steel-plate.untold.why': null
  'steel-plate.next.ask': null
  'steel-plate.next.right': null
  'steel-plate.next.wrong-0': null
  'steel-plate.next.told-0': null
  'steel-plate.next.wrong-1': null
  'steel-plate.next.told-1': null
  'steel-plate.next.why': null
}

export const say = defineMessages<Messages>('electromagnets', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.thermal-energy': null
  'why.engineering-trade-offs': null
  'lesson.slow': null
  'lesson.air': null
  'lesson.layers': null
  'lesson.test': null
  'lesson.word.insulator.word': null
  'lesson.word.insulator.meaning': null
  'lesson.word.conduction.word': null
  'lesson.word.conduction.meaning': null
  'lesson.word.prototype.word': null
  'lesson.word.prototype.meaning': null
  'lesson.word.criterion.word': null
  'lesson.word.criterion.meaning': null
  'lesson.word.constraint.word': null
  'lesson.word.constraint.meaning': null
  'proto.scene.soup': null
  'proto.scene.cocoa': null
  'proto.scene.tea': null
  'proto.scene.stew': null
  'proto.scene.rice': null
  'proto.scene.oatmeal': null
  'proto.scene.cider': null
  'proto.scene.chili': null
  'proto.test': { start: Value; room: Value }
  'proto.ask-1': { need: Value }
  'proto.ask-2': { need: Value }
  'proto.ask-3': { need: Value }
  'proto.title': null
  'proto.thickness': null
  'proto.column': { material: Value }
  'proto.price': null
  'proto.material.foam': null
  'proto.material.fleece': null
  'proto.material.sawdust': null
  'proto.material.wood': null
  'proto.dollars': null
  'proto.label-thick': null
  'proto.label-cost': null
  'proto.label-last': null
  'proto.told-cold': null
  'proto.told-thicker': null
  'proto.told-dear': null
  'proto.told-price': null
  'proto.told-thick': null
  'proto.told-next': null
  'proto.told-more': null
  'proto.told-still': null
  'proto.hint-need': { need: Value }
  'proto.hint-first': null
  'proto.hint-each': null
  'proto.hint-cost': null
  'proto.hint-steps': null
  'proto.hint-degree': { need: Value }
  'proto.so-below': { thick: Value; degrees: Value }
  'proto.so-enough': { thick: Value; degrees: Value }
  'proto.so-cost': { material: Value; thick: Value; price: Value; cost: Value }
  'proto.so-cheapest': { cost: Value }
  'proto.so-step': { from: Value; to: Value; saved: Value }
  'proto.so-little': { from: Value; to: Value; saved: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.flow': null
  'table.mass': null
  'table.cost': null
  'layer.stiff': null
  'layer.packing': null
  'layer.rock': null
  'layer.paper': null
  'layer.wool': null
  'layer.cork': null
  'layer.straw': null
  'layer.pine': null
  'layer.brick': null
  'in.stiff': null
  'in.packing': null
  'in.rock': null
  'in.paper': null
  'in.wool': null
  'in.cork': null
  'in.straw': null
  'in.pine': null
  'in.brick': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.minute': { one: Value }
  'ask.label-minute': null
  'ask.joules': null
  'ask.told-thick': null
  'ask.told-double': null
  'ask.told-second': null
  'ask.hint-half': null
  'ask.hint-seconds': null
  'ask.so-half': { flow: Value }
  'ask.so-minute': { value: Value }
  'claim.flow': { one: Value; other: Value }
  'claim.cost': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-mice': { one: Value }
  'claim.no-fire': { one: Value }
  'claim.no-years': { one: Value }
  'lab.scene': { start: Value; room: Value }
  'lab.material.head': null
  'lab.material.name': null
  'lab.material.fleece': null
  'lab.material.sawdust': null
  'lab.material.wood': null
  'lab.thickness.head': null
  'lab.thickness.name': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.water.tap': null
  'lab.water.rain': null
  'lab.water.spring': null
  'lab.cooled': null
  'lab.ask-more': null
  'lab.why-idle': null
  'wrapped.scene': null
  'wrapped.title': null
  'wrapped.head': null
  'wrapped.run': { run: Value }
  'wrapped.low': null
  'wrapped.high': null
  'wrapped.mean-low': null
  'wrapped.mean-high': null
  'wrapped.gap': null
  'wrapped.times': null
  'wrapped.cause.ask': null
  'wrapped.cause.right': null
  'wrapped.cause.wrong-0': null
  'wrapped.cause.told-0': null
  'wrapped.cause.wrong-1': null
  'wrapped.cause.told-1': null
  'wrapped.cause.why': null
  'wrapped.whole.ask': null
  'wrapped.whole.right': null
  'wrapped.whole.wrong-0': null
  'wrapped.whole.told-0': null
  'wrapped.whole.wrong-1': null
  'wrapped.whole.told-1': null
  'wrapped.whole.why': null
  'wrapped.untold.ask': null
  'wrapped.untold.right': null
  'wrapped.untold.wrong-0': null
  'wrapped.untold.told-0': null
  'wrapped.untold.wrong-1': null
  'wrapped.untold.told-1': null
  'wrapped.untold.why': null
  'wrapped.next.ask': null
  'wrapped.next.right': null
  'wrapped.next.wrong-0': null
  'wrapped.next.told-0': null
  'wrapped.next.wrong-1': null
  'wrapped.next.told-1': null
  'wrapped.next.why': null
}

export const say = defineMessages<Messages>('keeping-things-warm', { en, es })

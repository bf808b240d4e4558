// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.conservation-of-mass': null
  'lesson.made': null
  'lesson.properties': null
  'lesson.society': null
  'lesson.judge': null
  'lesson.word.synthetic.word': null
  'lesson.word.synthetic.meaning': null
  'lesson.word.natural-resource.word': null
  'lesson.word.natural-resource.meaning': null
  'lesson.word.polymer.word': null
  'lesson.word.polymer.meaning': null
  'lesson.word.property.word': null
  'lesson.word.property.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.density': null
  'table.strength': null
  'table.water': null
  'row.cotton': null
  'row.wool': null
  'row.silk': null
  'row.linen': null
  'row.nylon': null
  'row.polyester': null
  'row.aramid': null
  'row.polypropylene': null
  'in.cotton': null
  'in.wool': null
  'in.silk': null
  'in.linen': null
  'in.nylon': null
  'in.polyester': null
  'in.aramid': null
  'in.polypropylene': null
  'claim.stronger': { one: Value; other: Value }
  'claim.water': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-price': { one: Value }
  'claim.no-itch': { one: Value }
  'claim.no-rot': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'order.ask-strong': null
  'order.ask-dry': null
  'order.ask-light': null
  'order.weak': null
  'order.strong': null
  'order.dry': null
  'order.wet': null
  'order.little': null
  'order.much': null
  'order.told-density': null
  'order.told-strength': null
  'order.told-water': null
  'order.hint-strong': null
  'order.hint-dry': null
  'order.hint-light': null
  'order.why-strong': null
  'order.why-dry': null
  'order.why-light': null
  'lab.scene': null
  'lab.borax.head': null
  'lab.borax.name': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.spoon.head': null
  'lab.spoon.name': null
  'lab.spoon.wood': null
  'lab.spoon.metal': null
  'lab.spoon.plastic': null
  'lab.stretch': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('synthetic-materials', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.conservation-of-mass': null
  'why.engineering-design': null
  'lesson.release': null
  'lesson.absorb': null
  'lesson.design': null
  'lesson.test': null
  'lesson.word.release.word': null
  'lesson.word.release.meaning': null
  'lesson.word.absorb.word': null
  'lesson.word.absorb.meaning': null
  'lesson.word.chemical-process.word': null
  'lesson.word.chemical-process.meaning': null
  'lesson.word.prototype.word': null
  'lesson.word.prototype.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.start': null
  'table.end': null
  'table.cost': null
  'row.calcium': null
  'row.magnesium': null
  'row.soda': null
  'row.acetate': null
  'row.nitrate': null
  'row.ammonium': null
  'row.potassium': null
  'row.urea': null
  'row.baking': null
  'row.salt': null
  'in.calcium': null
  'in.magnesium': null
  'in.soda': null
  'in.acetate': null
  'in.nitrate': null
  'in.ammonium': null
  'in.potassium': null
  'in.urea': null
  'in.baking': null
  'in.salt': null
  'claim.warmer': { one: Value; other: Value }
  'claim.cost': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-safe': { one: Value }
  'claim.no-hour': { one: Value }
  'claim.no-ice': { one: Value }
  'ask.change': { one: Value }
  'ask.label-change': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.double': { one: Value }
  'ask.label-double': null
  'ask.told-end': null
  'ask.told-sum': null
  'ask.told-cost': null
  'ask.told-twice-end': null
  'ask.told-only': null
  'ask.told-wrong-way': null
  'ask.hint-change': null
  'ask.hint-away': null
  'ask.hint-double': null
  'ask.hint-from': null
  'ask.so-both': { start: Value; end: Value }
  'ask.so-change': { value: Value }
  'ask.so-double': { start: Value; value: Value }
  'order.ask-end': null
  'order.ask-change': null
  'order.ask-value': null
  'order.cool': null
  'order.warm': null
  'order.small': null
  'order.large': null
  'order.little': null
  'order.much': null
  'order.told-cost': null
  'order.told-end': null
  'order.told-change': null
  'order.hint-end': null
  'order.hint-change': null
  'order.hint-value': null
  'order.why-end': null
  'order.why-change': null
  'order.why-value': null
  'lab.scene': null
  'lab.salt.head': null
  'lab.salt.name': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.grains.head': null
  'lab.grains.name': null
  'lab.grains.fine': null
  'lab.grains.medium': null
  'lab.grains.coarse': null
  'lab.rise': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('chemical-heat-packs', { en, es })

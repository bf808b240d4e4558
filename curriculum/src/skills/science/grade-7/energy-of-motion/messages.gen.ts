// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.proportional-relationships': null
  'lesson.what': null
  'lesson.mass': null
  'lesson.speed': null
  'lesson.transfer': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.speed': null
  'lesson.figure.distance': null
  'lesson.figure.heavy': null
  'lesson.figure.light': null
  'lesson.word.kinetic-energy.word': null
  'lesson.word.kinetic-energy.meaning': null
  'lesson.word.mass.word': null
  'lesson.word.mass.meaning': null
  'lesson.word.speed.word': null
  'lesson.word.speed.meaning': null
  'lesson.word.transfer.word': null
  'lesson.word.transfer.meaning': null
  'lesson.word.proportional.word': null
  'lesson.word.proportional.meaning': null
  'predict.ask-mass': { mass: Value; speed: Value }
  'predict.ask-speed': { cart: Quantity | Range | Term; fast: Value }
  'predict.ask-back': { cart: Quantity | Range | Term; far: Value }
  'predict.distance': null
  'predict.speed': null
  'predict.same': null
  'predict.mass-squared': null
  'predict.other-cart': null
  'predict.only-times': { times: Value }
  'predict.steps': null
  'predict.too-fast': null
  'predict.only-factor': null
  'predict.table-speed': null
  'predict.hint-mass': null
  'predict.hint-speed': null
  'predict.hint-row': { cart: Quantity | Range | Term; speed: Value }
  'predict.hint-back': null
  'predict.so-row': { speed: Value; cart: Quantity | Range | Term; distance: Value }
  'predict.so-mass': { times: Value; distance: Value; key: Value }
  'predict.so-square': { times: Value; square: Value; distance: Value; key: Value }
  'predict.so-times': { square: Value; distance: Value; far: Value }
  'predict.so-back': { times: Value; speed: Value; key: Value }
  'order.ask': null
  'order.ask-times': null
  'order.least': null
  'order.most': null
  'order.turned': null
  'order.mass-too': null
  'order.speed-too': null
  'order.squared': null
  'order.check-all': null
  'order.hint.mass': null
  'order.hint.speed': null
  'order.hint.both': null
  'order.next.mass': null
  'order.next.speed': null
  'order.next.both': null
  'order.hint-times': null
  'order.so.mass': null
  'order.so.speed': null
  'order.so.both': null
  'order.so-first': { thing: Value; mass: Value; speed: Value; work: Value }
  'order.so-last': { thing: Value; mass: Value; speed: Value; work: Value }
  'order.so-ends': { least: Value; most: Value }
  'fair.cup': null
  'fair.crater': null
  'fair.band': null
  'fair.spring': null
  'factor.mass.name': null
  'factor.mass.head': null
  'factor.height.name': null
  'factor.height.head': null
  'factor.surface.name': null
  'factor.surface.head': null
  'factor.pull.name': null
  'factor.pull.head': null
  'factor.speed.name': null
  'factor.speed.head': null
  'factor.fluid.name': null
  'factor.fluid.head': null
  'value.wood': null
  'value.carpet': null
  'value.tile': null
  'value.felt': null
  'value.sand': null
  'value.flour': null
  'value.salt': null
  'value.soil': null
  'lab.scene': { force: Value }
  'lab.speed.head': null
  'lab.speed.name': null
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.before.head': null
  'lab.before.name': null
  'lab.distance': null
  'lab.ask-more': null
  'lab.ask-beyond': { speed: Value; mass: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('energy-of-motion', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.thermal-energy': null
  'why.unit-rates': null
  'lesson.three': null
  'lesson.mass': null
  'lesson.material': null
  'lesson.mix': null
  'lesson.word.thermal-energy.word': null
  'lesson.word.thermal-energy.meaning': null
  'lesson.word.temperature.word': null
  'lesson.word.temperature.meaning': null
  'lesson.word.kinetic.word': null
  'lesson.word.kinetic.meaning': null
  'lesson.word.mass.word': null
  'lesson.word.mass.meaning': null
  'lesson.word.joule.word': null
  'lesson.word.joule.meaning': null
  'mix.scene.jar': null
  'mix.scene.bottle': null
  'mix.scene.bowl': null
  'mix.scene.pitcher': null
  'mix.scene.thermos': null
  'mix.scene.pot': null
  'mix.scene.beaker': null
  'mix.scene.can': null
  'mix.card': { hot: Value; warm: Value; cold: Value; cool: Value }
  'mix.ask-1': null
  'mix.near-hot': null
  'mix.in-middle': null
  'mix.near-cold': null
  'mix.ask-2': { hot: Value; warm: Value; cold: Value; cool: Value }
  'mix.label-warmth': null
  'mix.ask-3': { hot: Value; warm: Value; end: Value; cool: Value }
  'mix.label-mass': null
  'mix.told-middle': null
  'mix.told-colder': null
  'mix.told-mass': null
  'mix.told-sum': null
  'mix.told-turned': null
  'mix.told-gap': null
  'mix.told-equal': null
  'mix.told-other-way': null
  'mix.told-additive': null
  'mix.told-down': null
  'mix.hint': null
  'mix.hint-1': null
  'mix.hint-2': null
  'mix.hint-3': null
  'mix.so-card': { mix: Value; why: Value }
  'mix.so-place-0': null
  'mix.so-place-1': null
  'mix.so-place-2': null
  'mix.so-ratio': { ours: Value; theirs: Value }
  'mix.so-parts': { gap: Value; count: Value; part: Value }
  'mix.so-up': { ours: Value; part: Value; up: Value }
  'mix.so-end': { cool: Value; up: Value; value: Value }
  'mix.so-down': { warm: Value; end: Value; down: Value }
  'mix.so-warms': { end: Value; cool: Value; up: Value }
  'mix.so-both': { down: Value; up: Value; theirs: Value; ours: Value }
  'mix.so-needed': { ours: Value; theirs: Value; hot: Value; value: Value }
  'same.scene.cans': null
  'same.scene.lab': null
  'same.scene.factory': null
  'same.scene.kitchen': null
  'same.scene.camp': null
  'same.scene.museum': null
  'same.scene.farm': null
  'same.scene.garage': null
  'same.test': null
  'same.ask': null
  'same.title': null
  'same.head': null
  'same.mass': null
  'same.time': null
  'same.rise': null
  'same.sample': { letter: Value }
  'same.told-1': null
  'same.told-2': null
  'same.told-3': null
  'same.told-second': null
  'same.hint': null
  'same.hint-1': null
  'same.hint-2': null
  'same.hint-3': null
  'same.so-1': null
  'same.so-2': null
  'same.so-3': null
  'same.so-work-1': { letter: Value; rise: Value; minutes: Value; each: Value }
  'same.so-work-2': { letter: Value; rise: Value; mass: Value; each: Value }
  'same.so-work-3': { letter: Value; rise: Value; minutes: Value; mass: Value; each: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.liter': null
  'table.rise': null
  'material.water': null
  'material.alcohol': null
  'material.oil': null
  'material.glycerin': null
  'material.aluminum': null
  'material.concrete': null
  'material.sand': null
  'material.glass': null
  'material.granite': null
  'material.iron': null
  'material.copper': null
  'in.water': null
  'in.alcohol': null
  'in.oil': null
  'in.glycerin': null
  'in.aluminum': null
  'in.concrete': null
  'in.sand': null
  'in.glass': null
  'in.granite': null
  'in.iron': null
  'in.copper': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.label-rise': null
  'ask.more-mass': { masses: Value; one: Value }
  'ask.liter': { one: Value }
  'ask.both': { energy: Value; one: Value }
  'ask.told-larger': null
  'ask.told-same': null
  'ask.told-kilogram': null
  'ask.told-mass': null
  'ask.told-energy': null
  'ask.hint-rise': null
  'ask.hint-share': null
  'ask.hint-liter': null
  'ask.hint-mass': null
  'ask.hint-energy': null
  'ask.hint-then': null
  'ask.so-rise': { degrees: Value }
  'ask.so-share': { degrees: Value; masses: Value; value: Value }
  'ask.so-share-about': { degrees: Value; masses: Value; value: Value }
  'ask.so-liter': { kilograms: Value; degrees: Value }
  'ask.so-both': { times: Value }
  'ask.so-work': { degrees: Value; times: Value; value: Value }
  'ask.so-work-about': { degrees: Value; times: Value; value: Value }
  'claim.rise': { one: Value; other: Value }
  'claim.liter': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-melt': { one: Value }
  'claim.no-price': { one: Value }
  'claim.no-room': { one: Value }
  'order.ask-rise': null
  'order.ask-energy': null
  'order.ask-liter': null
  'order.least': null
  'order.most': null
  'order.least-energy': null
  'order.most-energy': null
  'order.told-liter': null
  'order.told-kilogram': null
  'order.hint-rise': null
  'order.hint-energy': null
  'order.hint-liter': null
  'order.why-rise': null
  'order.why-energy': null
  'order.why-liter': null
  'lab.scene': { start: Value }
  'lab.grams': { grams: Value }
  'lab.ice.head': null
  'lab.ice.name': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.shape.head': null
  'lab.shape.name': null
  'lab.shape.round': null
  'lab.shape.square': null
  'lab.shape.tall': null
  'lab.drop': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('heat-and-mass', { en, es })

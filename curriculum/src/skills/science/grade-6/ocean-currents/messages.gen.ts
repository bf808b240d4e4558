// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.climate-patterns': null
  'lesson.drive': null
  'lesson.dense': null
  'lesson.deep': null
  'lesson.surface': null
  'lesson.word.salinity.word': null
  'lesson.word.salinity.meaning': null
  'lesson.word.density.word': null
  'lesson.word.density.meaning': null
  'lesson.word.gyre.word': null
  'lesson.word.gyre.meaning': null
  'lesson.word.upwelling.word': null
  'lesson.word.upwelling.meaning': null
  'layers.scene.tank': null
  'layers.scene.strait': null
  'layers.scene.fjord': null
  'layers.scene.bay': null
  'layers.ask-1': null
  'layers.ask-2': null
  'layers.ask-3': { from: Value; less: Value; to: Value; more: Value }
  'layers.water': { letter: Value; celsius: Value; salt: Value }
  'layers.title': null
  'layers.corner': null
  'layers.column': { salt: Value }
  'layers.row': { celsius: Value }
  'layers.label': null
  'layers.top': null
  'layers.bottom': null
  'layers.told-warm': null
  'layers.told-first': null
  'layers.told-backward': null
  'layers.told-salt': null
  'layers.told-cold': null
  'layers.told-warmth-only': null
  'layers.told-salt-only': null
  'layers.told-after': null
  'layers.told-added': null
  'layers.hint': null
  'layers.hint-warmth': null
  'layers.hint-salt': null
  'layers.hint-2': null
  'layers.hint-3': null
  'layers.so-warmth': null
  'layers.so-salt': null
  'layers.so-sinks': null
  'layers.so-grams': { letter: Value; grams: Value }
  'layers.so-before': { grams: Value }
  'layers.so-after': { grams: Value }
  'layers.so-gap': { more: Value; less: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.temperature': null
  'table.salt': null
  'table.over': null
  'sea.redSea': null
  'sea.mediterranean': null
  'sea.baltic': null
  'sea.blackSea': null
  'sea.arctic': null
  'sea.greenland': null
  'sea.tropical': null
  'sea.sargasso': null
  'sea.antarctic': null
  'sea.bengal': null
  'in.redSea': null
  'in.mediterranean': null
  'in.baltic': null
  'in.blackSea': null
  'in.arctic': null
  'in.greenland': null
  'in.tropical': null
  'in.sargasso': null
  'in.antarctic': null
  'in.bengal': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.salt': { one: Value }
  'ask.label-salt': null
  'ask.told-one': null
  'ask.told-minus': null
  'ask.told-turned': null
  'ask.hint-one': null
  'ask.hint-fit': null
  'ask.so-one': { salt: Value }
  'ask.so-fit': { salt: Value; value: Value }
  'claim.warmer': { one: Value; other: Value }
  'claim.saltier': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-depth': { one: Value }
  'claim.no-speed': { one: Value }
  'claim.no-fish': { one: Value }
  'order.ask-salt': null
  'order.ask-dense': null
  'order.ask-water': null
  'order.fresh': null
  'order.salty': null
  'order.top': null
  'order.bottom': null
  'order.little': null
  'order.much': null
  'order.told-warmth': null
  'order.told-salt': null
  'order.hint-salt': null
  'order.hint-dense': null
  'order.hint-water': null
  'order.why-salt': null
  'order.why-dense': null
  'order.why-water': null
  'lab.scene': null
  'lab.temperature.head': null
  'lab.temperature.name': null
  'lab.salt.head': null
  'lab.salt.name': null
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.depth.surface': null
  'lab.depth.middle': null
  'lab.depth.deep': null
  'lab.over': null
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('ocean-currents', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.matter-and-energy-in-ecosystems': null
  'why.unit-rates': null
  'lesson.stores': null
  'lesson.carbon': null
  'lesson.nitrogen': null
  'lesson.balance': null
  'lesson.word.store.word': null
  'lesson.word.store.meaning': null
  'lesson.word.nutrient.word': null
  'lesson.word.nutrient.meaning': null
  'lesson.word.fixation.word': null
  'lesson.word.fixation.meaning': null
  'lesson.word.sink.word': null
  'lesson.word.sink.meaning': null
  'store.soil': null
  'store.plants': null
  'store.dead': null
  'store.in.soil': null
  'store.in.plants': null
  'store.in.dead': null
  'cycle.scene.oak': null
  'cycle.scene.pine': null
  'cycle.scene.prairie': null
  'cycle.scene.meadow': null
  'cycle.scene.orchard': null
  'cycle.scene.vineyard': null
  'cycle.scene.coffee': null
  'cycle.scene.lawn': null
  'cycle.scene.olives': null
  'cycle.scene.pecans': null
  'cycle.ask-1': null
  'cycle.ask-2': { store: Value; years: Value }
  'cycle.ask-3': null
  'cycle.label-3': null
  'cycle.figure': { list: Value }
  'cycle.flow.rain': { amount: Value }
  'cycle.flow.uptake': { amount: Value }
  'cycle.flow.litter': { amount: Value }
  'cycle.flow.release': { amount: Value }
  'cycle.flow.stream': { amount: Value }
  'cycle.flow.harvest': { amount: Value }
  'cycle.holds': { store: Value; amount: Value }
  'cycle.box.rain': null
  'cycle.box.stream': null
  'cycle.crop.meadow': null
  'cycle.crop.orchard': null
  'cycle.crop.vineyard': null
  'cycle.crop.coffee': null
  'cycle.crop.lawn': null
  'cycle.crop.olives': null
  'cycle.crop.pecans': null
  'cycle.verdict.grows': null
  'cycle.verdict.shrinks': null
  'cycle.verdict.stays': null
  'cycle.told-opposite': { store: Value; ins: Value; outs: Value }
  'cycle.told-add': { store: Value }
  'cycle.hint-in': null
  'cycle.hint-out': null
  'cycle.so-grows': { store: Value; ins: Value; outs: Value }
  'cycle.so-shrinks': { store: Value; ins: Value; outs: Value }
  'cycle.so-stays': { store: Value; ins: Value; outs: Value }
  'cycle.told-one-year': null
  'cycle.told-turned': null
  'cycle.told-change': null
  'cycle.told-in-only': null
  'cycle.told-other': null
  'cycle.hint-change': null
  'cycle.hint-years': null
  'cycle.so-years-grows': { held: Value; years: Value; change: Value; value: Value }
  'cycle.so-years-shrinks': { held: Value; years: Value; change: Value; value: Value }
  'cycle.told-harvest': null
  'cycle.told-no-rain': null
  'cycle.told-no-stream': null
  'cycle.told-rain-out': null
  'cycle.told-one-store': null
  'cycle.told-inside': null
  'cycle.hint-boundary': null
  'cycle.hint-inside': null
  'cycle.so-out': { harvest: Value; stream: Value; out: Value }
  'cycle.so-in': { rain: Value }
  'cycle.so-compost': { out: Value; rain: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.plants': null
  'table.soil': null
  'table.growth': null
  'land.tropical': null
  'land.temperate': null
  'land.boreal': null
  'land.savanna': null
  'land.prairie': null
  'land.wetland': null
  'land.desert': null
  'land.tundra': null
  'land.cropland': null
  'in.tropical': null
  'in.temperate': null
  'in.boreal': null
  'in.savanna': null
  'in.prairie': null
  'in.wetland': null
  'in.desert': null
  'in.tundra': null
  'in.cropland': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.share': { one: Value }
  'ask.label-share': null
  'ask.told-plants': null
  'ask.told-tons': null
  'ask.told-part': null
  'ask.hint-whole': null
  'ask.hint-share': null
  'ask.so-whole': { plants: Value; soil: Value; whole: Value }
  'ask.so-share': { is: string; soil: Value; whole: Value; value: Value }
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.years': { one: Value }
  'ask.label-years': null
  'ask.after-years': null
  'ask.told-soil': null
  'ask.told-plants-only': null
  'ask.told-multiplied': null
  'ask.hint-stored': null
  'ask.hint-years': null
  'ask.so-years': { is: string; whole: Value; growth: Value; value: Value }
  'claim.plants': { one: Value; other: Value }
  'claim.soil': { one: Value; other: Value }
  'claim.growth': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-animals': { one: Value }
  'claim.no-change': { one: Value }
  'claim.no-rain': { one: Value }
  'order.ask-soil': null
  'order.ask-both': null
  'order.ask-years': null
  'order.least': null
  'order.most': null
  'order.short': null
  'order.long': null
  'order.told-plants': null
  'order.told-soil': null
  'order.told-both': null
  'order.hint-soil': null
  'order.hint-both': null
  'order.hint-years': null
  'order.why-soil': null
  'order.why-both': null
  'order.why-years': null
  'lab.scene': null
  'lab.nitrogen.head': null
  'lab.nitrogen.name': null
  'lab.cover.head': null
  'lab.cover.name': null
  'lab.cover.bare': null
  'lab.cover.young': null
  'lab.cover.thick': null
  'lab.box.head': null
  'lab.box.name': null
  'lab.box.wood': null
  'lab.box.metal': null
  'lab.box.plastic': null
  'lab.drained': null
  'lab.ask-more': null
  'lab.ask-beyond': { cover: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('carbon-and-nutrient-cycles', { en, es })

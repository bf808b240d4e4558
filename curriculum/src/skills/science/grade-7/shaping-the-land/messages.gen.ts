// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rock-cycle': null
  'why.unit-rates': null
  'lesson.process': null
  'lesson.pace': null
  'lesson.size': null
  'lesson.both': null
  'lesson.word.weathering.word': null
  'lesson.word.weathering.meaning': null
  'lesson.word.erosion.word': null
  'lesson.word.erosion.meaning': null
  'lesson.word.deposition.word': null
  'lesson.word.deposition.meaning': null
  'lesson.word.sediment.word': null
  'lesson.word.sediment.meaning': null
  'pace.place.cliff': null
  'pace.place.fault': null
  'pace.place.peak': null
  'pace.place.lake': null
  'pace.place.soil': null
  'pace.place.canyon': null
  'pace.place.bend': null
  'pace.place.hill': null
  'pace.ask-1': null
  'pace.ask-2': { every: Value; span: Value }
  'pace.range.coast': null
  'pace.range.island': null
  'pace.range.inland': null
  'pace.range.plateau': null
  'pace.ask-3': { thousands: Value }
  'pace.title': null
  'pace.what': null
  'pace.size': null
  'pace.slow.cliff': null
  'pace.slow.fault': null
  'pace.slow.peak': null
  'pace.slow.lake': null
  'pace.slow.soil': null
  'pace.slow.canyon': null
  'pace.slow.bend': null
  'pace.slow.hill': null
  'pace.fast.cliff': null
  'pace.fast.fault': null
  'pace.fast.peak': null
  'pace.fast.lake': null
  'pace.fast.soil': null
  'pace.fast.canyon': null
  'pace.fast.bend': null
  'pace.fast.hill': null
  'pace.height': null
  'pace.rises': null
  'pace.wears': null
  'pace.m': { size: Value }
  'pace.mm': { size: Value }
  'pace.label-1': null
  'pace.label-2': null
  'pace.label-3': null
  'pace.years': null
  'pace.told-unit': null
  'pace.told-thousand': null
  'pace.told-multiplied': null
  'pace.told-millimeters': null
  'pace.told-slow': null
  'pace.told-fast': null
  'pace.told-one-event': null
  'pace.told-unlike': null
  'pace.told-wears': null
  'pace.told-rises': null
  'pace.told-against': null
  'pace.told-change': null
  'pace.told-same': null
  'pace.hint-unit': null
  'pace.hint-fit': null
  'pace.hint-slow': null
  'pace.hint-events': null
  'pace.hint-net': null
  'pace.hint-thousand': null
  'pace.so-unit': { size: Value; millimeters: Value }
  'pace.so-years': { millimeters: Value; rate: Value; years: Value }
  'pace.so-slow': { rate: Value; span: Value; millimeters: Value; slow: Value }
  'pace.so-fast': { span: Value; every: Value; events: Value; size: Value; fast: Value }
  'pace.so-both': { slow: Value; fast: Value; both: Value }
  'pace.so-net': { rises: Value; wears: Value; net: Value }
  'pace.so-change': { net: Value; thousands: Value; change: Value }
  'pace.so-height': { height: Value; change: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.area': null
  'table.load': null
  'river.amazon': null
  'river.yellow': null
  'river.mississippi': null
  'river.magdalena': null
  'river.orinoco': null
  'river.danube': null
  'river.congo': null
  'river.nile': null
  'river.mekong': null
  'river.yukon': null
  'river.irrawaddy': null
  'river.colorado': null
  'in.amazon': null
  'in.yellow': null
  'in.mississippi': null
  'in.magdalena': null
  'in.orinoco': null
  'in.danube': null
  'in.congo': null
  'in.nile': null
  'in.mekong': null
  'in.yukon': null
  'in.irrawaddy': null
  'in.colorado': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.total': { one: Value; amount: Value }
  'ask.label-total': null
  'ask.million-tons': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'ask.tons': null
  'ask.lower': { layer: Value; one: Value }
  'ask.label-lower': null
  'ask.told-year': null
  'ask.told-tons': null
  'ask.told-area': null
  'ask.told-turned': null
  'ask.hint-each': null
  'ask.hint-layer': { layer: Value }
  'ask.so-each': { tons: Value; thousands: Value }
  'ask.so-lower': { layer: Value; tons: Value; thousands: Value; is: string; value: Value }
  'claim.area': { other: Value; one: Value }
  'claim.load': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-steep': { one: Value }
  'claim.no-rain': { one: Value }
  'claim.no-delta': { one: Value }
  'order.ask-load': null
  'order.ask-each': null
  'order.ask-slow': null
  'order.least': null
  'order.most': null
  'order.short': null
  'order.long': null
  'order.told-area': null
  'order.told-load': null
  'order.told-area-alone': null
  'order.hint-load': null
  'order.hint-each': null
  'order.hint-slow': null
  'order.why-load': null
  'order.why-each': null
  'order.why-slow': null
  'order.per-ton': { value: Value }
  'lab.scene.sand': null
  'lab.scene.mix': null
  'lab.scene.gravel': null
  'lab.slope.head': null
  'lab.slope.name': null
  'lab.flow.head': null
  'lab.flow.name': null
  'lab.flow.liters': { liters: Value }
  'lab.tray.head': null
  'lab.tray.name': null
  'lab.tray.wood': null
  'lab.tray.metal': null
  'lab.tray.plastic': null
  'lab.moved': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('shaping-the-land', { en, es })

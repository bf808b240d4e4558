// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plate-tectonics': null
  'lesson.shape': null
  'lesson.rocks': null
  'lesson.split': null
  'lesson.pace': null
  'lesson.word.shelf.word': null
  'lesson.word.shelf.meaning': null
  'lesson.word.rift.word': null
  'lesson.word.rift.meaning': null
  'lesson.word.ridge.word': null
  'lesson.word.ridge.meaning': null
  'lesson.word.independent.word': null
  'lesson.word.independent.meaning': null
  'clock.scene': { west: Value; east: Value }
  'clock.ask-1': null
  'clock.ask-2': { floor: Value }
  'clock.ask-3': null
  'clock.title': null
  'clock.kind': null
  'clock.ago': null
  'clock.yes': null
  'clock.no': null
  'clock.life.fern': null
  'clock.life.lizard': null
  'clock.life.beetle': null
  'clock.life.fish': null
  'clock.life.snail': null
  'clock.life.tree': null
  'clock.life.turtle': null
  'clock.life.rodent': null
  'clock.life.frog': null
  'clock.life.sloth': null
  'clock.life.bird': null
  'clock.life.cat': null
  'clock.floor-title': null
  'clock.what': null
  'clock.size': null
  'clock.drill-far': null
  'clock.drill-age': null
  'clock.width': null
  'clock.last': null
  'clock.km': { size: Value }
  'clock.my': { size: Value }
  'clock.label-1': null
  'clock.label-2': null
  'clock.label-3': null
  'clock.million-ago': null
  'clock.million': null
  'clock.told-oldest': null
  'clock.told-single': null
  'clock.told-later': null
  'clock.told-first': null
  'clock.told-added': null
  'clock.told-floor': null
  'clock.told-last': null
  'clock.told-one-side': null
  'clock.told-drilled': null
  'clock.told-pace': null
  'clock.told-fossil': null
  'clock.told-half': null
  'clock.hint-both': null
  'clock.hint-last': null
  'clock.hint-span': null
  'clock.hint-pace': null
  'clock.hint-half': null
  'clock.so-both': null
  'clock.so-last': { last: Value }
  'clock.so-before': { last: Value }
  'clock.so-after': { floor: Value }
  'clock.so-span': { last: Value; floor: Value; span: Value }
  'clock.so-pace': { distance: Value; drilled: Value; pace: Value }
  'clock.so-half': { width: Value; half: Value }
  'clock.so-open': { half: Value; pace: Value; floor: Value }
  'clock.so-agrees': { last: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.width': null
  'table.pace': null
  'table.age': null
  'in.redSea': null
  'in.southAtlantic': null
  'in.equator': null
  'in.northAtlantic': null
  'in.norway': null
  'in.aden': null
  'in.australia': null
  'in.africaSouth': null
  'in.seychelles': null
  'in.california': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.pace': null
  'ask.total': { one: Value; amount: Value }
  'ask.label-total': null
  'ask.average': { one: Value }
  'ask.label-average': null
  'ask.told-today': null
  'ask.told-unit': null
  'ask.told-turned': null
  'ask.hint-average': null
  'ask.hint-unit': null
  'ask.so-average': { kilometers: Value; years: Value }
  'ask.so-unit': { kilometers: Value; years: Value; is: string; value: Value }
  'ask.back': { one: Value }
  'ask.label-back': null
  'ask.million': null
  'ask.told-age': null
  'ask.told-half': null
  'ask.hint-million': null
  'ask.hint-fit': null
  'ask.so-million': { centimeters: Value }
  'ask.so-back': { kilometers: Value; centimeters: Value; is: string; value: Value }
  'ask.so-compare': { years: Value }
  'claim.wide': { other: Value; one: Value }
  'claim.fast': { other: Value; one: Value }
  'claim.old': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-fossils': { one: Value }
  'claim.no-quakes': { one: Value }
  'claim.no-deep': { one: Value }
  'order.ask-pace': null
  'order.ask-average': null
  'order.ask-back': null
  'order.slow': null
  'order.fast': null
  'order.short': null
  'order.long': null
  'order.told-width': null
  'order.told-today': null
  'order.told-width-alone': null
  'order.hint-pace': null
  'order.hint-average': null
  'order.hint-back': null
  'order.why-pace': null
  'order.why-average': null
  'order.why-back': null
  'lab.scene': null
  'lab.distance.head': null
  'lab.distance.name': null
  'lab.ridge.head': null
  'lab.ridge.name': null
  'lab.ridge.slow': null
  'lab.ridge.medium': null
  'lab.ridge.fast': null
  'lab.side.head': null
  'lab.side.name': null
  'lab.side.west': null
  'lab.side.east': null
  'lab.age': null
  'lab.amount': { value: Value }
  'lab.ask-more': null
  'lab.ask-beyond': { ridge: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('continents-that-fit', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'squeeze.scene': null
  'squeeze.title': null
  'squeeze.volume': null
  'squeeze.pressure': null
  'squeeze.ask-pressure': { given: Value }
  'squeeze.ask-volume': { given: Value }
  'squeeze.label-pressure': null
  'squeeze.label-volume': null
  'squeeze.told-follows': null
  'squeeze.told-adds': null
  'squeeze.told-row': null
  'squeeze.told-same': null
  'squeeze.hint': null
  'squeeze.next-pressure': null
  'squeeze.next-volume': null
  'squeeze.so-rule': null
  'squeeze.so-pressure-smaller': { given: Value; volume: Value; times: Value; pressure: Value; value: Value }
  'squeeze.so-pressure-larger': { given: Value; times: Value; volume: Value; pressure: Value; value: Value }
  'squeeze.so-volume-smaller': { given: Value; pressure: Value; times: Value; volume: Value; value: Value }
  'squeeze.so-volume-larger': { given: Value; times: Value; pressure: Value; volume: Value; value: Value }
  'happened.scene': null
  'happened.scene-leak': null
  'happened.ask-1': null
  'happened.ask-2': null
  'happened.ask-3': null
  'happened.title': null
  'happened.name': null
  'happened.celsius': null
  'happened.liters': null
  'happened.kilopascals': null
  'happened.case': { letter: Value }
  'happened.temperature': null
  'happened.plunger': null
  'happened.amount': null
  'happened.closed': null
  'happened.out': null
  'happened.in': null
  'happened.told-column': null
  'happened.told-product': null
  'happened.hint-1': null
  'happened.hint-2': null
  'happened.hint-3': null
  'happened.next': null
  'happened.next-leak': null
  'happened.so-temperature': { name: Value }
  'happened.so-plunger': { name: Value }
  'happened.so-amount': { name: Value }
  'happened.so-leak': { name: Value; p1: Value; v1: Value; first: Value; p2: Value; v2: Value; second: Value; leak: string }
  'tank.scene': null
  'tank.title': null
  'tank.description': { tanks: Value }
  'tank.row': { name: Value; points: Value }
  'tank.point': { kilopascals: Value; celsius: Value }
  'tank.x': null
  'tank.y': null
  'tank.ask-1': { name: Value; celsius: Value }
  'tank.ask-2': { name: Value }
  'tank.ask-3': { name: Value; celsius: Value }
  'tank.label': null
  'tank.label-rise': null
  'tank.told-other': null
  'tank.told-sign': null
  'tank.told-zero': null
  'tank.told-end': null
  'tank.told-adds': null
  'tank.told-doubles': null
  'tank.told-last': null
  'tank.told-rise': null
  'tank.hint-1': { name: Value }
  'tank.hint-2': { name: Value }
  'tank.hint-3': { name: Value }
  'tank.next-1': null
  'tank.next-2': null
  'tank.next-3': null
  'tank.so-read': { celsius: Value; name: Value; value: Value }
  'tank.so-line': null
  'tank.so-ends': { name: Value; zero: Value; hundred: Value }
  'tank.so-rise': { hundred: Value; zero: Value; rise: Value }
  'tank.so-beyond': { rise: Value; more: Value; value: Value }
  'story.can': null
  'story.lantern': null
  'story.tankNight': null
  'story.jug': null
  'story.tire': null
  'story.ball': null
  'story.scuba': null
  'story.valve': null
  'story.syringe': null
  'story.cup': null
  'story.pump': null
  'story.cylinder': null
  'story.bubble': null
  'story.jar': null
  'story.balloonSun': null
  'story.bag': null
  'story.piston': null
  'story.raft': null
  'story.balloonNight': null
  'story.soap': null
  'story.ask': null
  'story.speed.label': null
  'story.speed.more': null
  'story.speed.less': null
  'story.speed.same': null
  'story.hits.label': null
  'story.hits.more': null
  'story.hits.less': null
  'story.hits.same': null
  'story.space.label': null
  'story.space.more': null
  'story.space.less': null
  'story.space.same': null
  'story.pressure.label': null
  'story.pressure.more': null
  'story.pressure.less': null
  'story.pressure.same': null
  'story.told.speed': null
  'story.told.hits': null
  'story.told.space': null
  'story.told.pressure': null
  'story.hint-speed': null
  'story.hint-1': null
  'story.hint-2': null
  'story.hint-3': null
  'story.so-speed.more': null
  'story.so-speed.less': null
  'story.so-speed.same': null
  'story.so.heat': null
  'story.so.cool': null
  'story.so.pump': null
  'story.so.release': null
  'story.so.squeeze': null
  'story.so.spread': null
  'story.so.warmFree': null
  'story.so.coolFree': null
  'story.so.still': null
  'story.moved': null
  'story.shelf': null
  'story.turned': null
  'story.room': null
  'story.locked': null
  'story.cellar': null
  'story.press': null
  'story.pull': null
}

export const say = defineMessages<Messages>('shapes/gases', { en, es })

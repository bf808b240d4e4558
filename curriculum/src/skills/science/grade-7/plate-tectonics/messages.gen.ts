// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rock-layers': null
  'why.proportional-relationships': null
  'lesson.plates': null
  'lesson.boundaries': null
  'lesson.floor': null
  'lesson.evidence': null
  'lesson.figure.description': null
  'lesson.figure.ridge': null
  'lesson.figure.magma': null
  'lesson.word.plate.word': null
  'lesson.word.plate.meaning': null
  'lesson.word.boundary.word': null
  'lesson.word.boundary.meaning': null
  'lesson.word.ridge.word': null
  'lesson.word.ridge.meaning': null
  'lesson.word.trench.word': null
  'lesson.word.trench.meaning': null
  'lesson.word.mantle.word': null
  'lesson.word.mantle.meaning': null
  'lesson.word.fossil.word': null
  'lesson.word.fossil.meaning': null
  'speed.million-years': null
  'speed.hint-1': null
  'speed.hint-2': null
  'speed.hint-3': null
  'speed.next.speed': null
  'speed.next.far': null
  'speed.next.widens': null
  'speed.next.apart': null
  'speed.next.rock': null
  'speed.next.coasts': null
  'speed.next.trench': null
  'speed.next.volcano': null
  'speed.so-both': { distance: Value; age: Value; rate: Value; other: Value; more: Value }
  'speed.so-one-far': { distance: Value; age: Value; rate: Value }
  'speed.so-one-apart': { rate: Value; more: Value; sum: Value }
  'speed.so-unit': { yearly: Value; rate: Value }
  'speed.so.speed': { distance: Value; age: Value; key: Value }
  'speed.so.far': { later: Value; rate: Value; key: Value }
  'speed.so.widens': { rate: Value; more: Value; key: Value }
  'speed.so.apart': { later: Value; sum: Value; key: Value }
  'speed.so.time': { distance: Value; rate: Value; key: Value }
  'speed.so-divide': null
  'floor.scene-1': { ridge: Value }
  'floor.scene-2': { ridge: Value; coast: Value }
  'floor.scene-3': null
  'floor.ask': { which: string }
  'floor.east': { far: Value }
  'floor.west': { far: Value }
  'floor.at-2': { far: Value }
  'floor.at-3': { far: Value; speed: Value }
  'floor.first': { which: string }
  'floor.last': { which: string }
  'floor.turned': null
  'floor.slip-1': null
  'floor.slip-2': null
  'floor.slip-3': null
  'floor.hint': null
  'floor.next-1': null
  'floor.next-2': { coast: Value }
  'floor.next-3': null
  'floor.so-1': null
  'floor.so-2': { coast: Value }
  'floor.so-3': null
  'floor.so-end': { which: string }
  'coasts.ask': null
  'coasts.ask-stray': null
  'coasts.hint': null
  'coasts.next-1': null
  'coasts.next-2': null
  'coasts.next-3': null
  'coasts.rock-only': null
  'coasts.fossil-only': null
  'coasts.today-only': null
  'coasts.no-clue': null
  'coasts.so': null
  'coasts.so-pair': { west: Value; east: Value; rock: Value; fossil: Value }
  'edge.ask': null
  'edge.told.move': null
  'edge.told.result': null
  'edge.told.quakes': null
  'edge.told.sinks': null
  'edge.told.look': null
  'edge.hint-1': null
  'edge.hint-2': null
  'edge.hint-3': null
  'edge.next': null
  'edge.so.near': null
  'edge.so.wide': null
  'edge.so.east': null
  'edge.so.west': null
  'edge.so-sign.apart': null
  'edge.so-sign.past': null
  'edge.so-sign.sinks': null
  'edge.so-sign.crumple': null
  'label.ask': null
  'label.ask-does': null
  'label.told': { letter: Value; does: Value }
  'label.told-does': { name: Value; letter: Value }
  'label.hint': null
  'label.next': null
  'label.next-does': null
  'label.so': { name: Value; does: Value }
}

export const say = defineMessages<Messages>('plate-tectonics', { en, es })

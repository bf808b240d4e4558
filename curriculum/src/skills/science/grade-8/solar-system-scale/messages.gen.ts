// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.proportional-relationships': null
  'why.day-and-night-sky': null
  'lesson.data': null
  'lesson.size': null
  'lesson.distance': null
  'lesson.model': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.x': null
  'lesson.figure.y': null
  'lesson.word.diameter.word': null
  'lesson.word.diameter.meaning': null
  'lesson.word.scale.word': null
  'lesson.word.scale.meaning': null
  'lesson.word.orbit.word': null
  'lesson.word.orbit.meaning': null
  'lesson.word.crater.word': null
  'lesson.word.crater.meaning': null
  'lesson.word.atmosphere.word': null
  'lesson.word.atmosphere.meaning': null
  'lesson.word.astronomical-unit.word': null
  'lesson.word.astronomical-unit.meaning': null
  'table.title': null
  'table.planet': null
  'table.diameter': null
  'table.distance': null
  'model.scene.park': null
  'model.scene.gym': null
  'model.scene.field': null
  'model.scene.street': null
  'model.ask-size': { known: Value; size: Value; asked: Value }
  'model.ask-true': { known: Value; size: Value; meters: Value }
  'model.ask-scale': { size: Value; asked: Value }
  'model.label-size': { asked: Value }
  'model.label-true': null
  'model.label-distance': { asked: Value }
  'model.millions': null
  'model.same': null
  'model.turned': null
  'model.only-times': { known: Value; size: Value }
  'model.only-model': null
  'model.adds': null
  'model.still-cm': null
  'model.wrong-unit': null
  'model.diameter': null
  'model.other-planet': { asked: Value }
  'model.hint-size': null
  'model.hint-divide': { ours: Value; theirs: Value }
  'model.hint-true': null
  'model.hint-meter': { near: Value; size: Value }
  'model.hint-scale': { size: Value }
  'model.hint-cm': { far: Value; size: Value }
  'model.so-times': { ours: Value; theirs: Value; times: Value }
  'model.so-size': { times: Value; size: Value; value: Value }
  'model.so-meter': { size: Value; near: Value; each: Value }
  'model.so-true': { meters: Value; value: Value }
  'model.so-cm': { asked: Value; far: Value; cm: Value }
  'model.so-m': { value: Value }
  'model.so-ball': { ball: Value; value: Value }
  'order.scene.size': null
  'order.scene.share': null
  'order.scene.looks': null
  'order.ask.size': null
  'order.ask.share': null
  'order.ask.looks': null
  'order.first.size': null
  'order.first.share': null
  'order.first.looks': null
  'order.last.size': null
  'order.last.share': null
  'order.last.looks': null
  'order.title.size': null
  'order.title.share': null
  'order.title.looks': null
  'order.head.size': null
  'order.head.share': null
  'order.head.looks': null
  'order.size.size': null
  'order.size.share': null
  'order.size.looks': null
  'order.other.size': null
  'order.other.share': null
  'order.other.looks': null
  'order.crater.caloris': null
  'order.crater.aitken': null
  'order.crater.odysseus': null
  'order.crater.herschel': null
  'order.crater.rheasilvia': null
  'order.crater.mead': null
  'order.crater.chicxulub': null
  'order.crater.stickney': null
  'order.place': null
  'order.one.share': null
  'order.one.looks': null
  'order.near': null
  'order.turned': null
  'order.hint.size': null
  'order.hint.share': null
  'order.hint.looks': null
  'order.next.size': null
  'order.next.share': null
  'order.next.looks': null
  'order.so.size': null
  'order.so.share': null
  'order.so.looks': null
  'order.so-size': { first: Value; last: Value }
  'order.so-ends.share': { first: Value; least: Value; last: Value; most: Value }
  'order.so-ends.looks': { first: Value; least: Value; last: Value; most: Value }
  'mistake.title': null
  'mistake.ball': null
  'mistake.scene': null
  'mistake.scale': { scale: Value }
  'mistake.ask': null
  'mistake.ask-two': null
  'mistake.label': null
  'mistake.built': null
  'mistake.right-one': null
  'mistake.real': null
  'mistake.one-right': null
  'mistake.missed': null
  'mistake.hint': null
  'mistake.hint-scale': null
  'mistake.next': null
  'mistake.next-two': null
  'mistake.so-scale': { scale: Value }
  'mistake.so-wrong': { planet: Value; thousands: Value; value: Value; built: Value }
  'lab.scene': null
  'lab.size.head': null
  'lab.size.name': null
  'lab.distance.head': null
  'lab.distance.name': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.light.dim': null
  'lab.light.medium': null
  'lab.light.bright': null
  'lab.width': null
  'lab.pixels': { value: Value }
  'lab.ask-more': null
  'lab.ask-beyond': { size: Value; distance: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('solar-system-scale', { en, es })

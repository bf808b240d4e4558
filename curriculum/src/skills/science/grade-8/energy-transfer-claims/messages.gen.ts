// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.energy-of-motion': null
  'why.motion-graphs': null
  'lesson.rule': null
  'lesson.where': null
  'lesson.evidence': null
  'lesson.argument': null
  'lesson.word.kinetic-energy.word': null
  'lesson.word.kinetic-energy.meaning': null
  'lesson.word.transfer.word': null
  'lesson.word.transfer.meaning': null
  'lesson.word.claim.word': null
  'lesson.word.claim.meaning': null
  'lesson.word.evidence.word': null
  'lesson.word.evidence.meaning': null
  'lesson.word.reasoning.word': null
  'lesson.word.reasoning.meaning': null
  'mover.wagon': null
  'mover.kart': null
  'mover.sled': null
  'mover.drone': null
  'mover.boat': null
  'mover.scooter': null
  'mover.truck': null
  'mover.train': null
  'way.scene': { mover: Value }
  'way.title': null
  'way.line': null
  'way.part': { from: Value; to: Value }
  'way.ask-sort': null
  'way.ask-match': null
  'way.ask-argue': { from: Value; to: Value }
  'way.category.to': null
  'way.category.from': null
  'way.category.none': null
  'way.claim': null
  'way.evidence': null
  'way.reasoning': null
  'way.claims.to': null
  'way.claims.from': null
  'way.claims.none': null
  'way.speeds': { before: Value; after: Value }
  'way.reasons.to': null
  'way.reasons.from': null
  'way.reasons.none': null
  'way.told-steady': null
  'way.told-change': null
  'way.told-turned': null
  'way.told-level': null
  'way.told-part': null
  'way.hint-line': null
  'way.hint-energy': null
  'way.hint-event': null
  'way.so.to': { from: Value; to: Value; before: Value; after: Value }
  'way.so.from': { from: Value; to: Value; before: Value; after: Value }
  'way.so.none': { from: Value; to: Value; before: Value; after: Value }
  'way.so-rule': null
  'event.to.0': null
  'event.to.1': null
  'event.from.0': null
  'event.from.1': null
  'event.none.0': null
  'event.none.1': null
  'event.other': null
  'ball.red': null
  'ball.blue': null
  'ball.green': null
  'ball.yellow': null
  'ball.white': null
  'ball.black': null
  'cup.scene': null
  'cup.graze': null
  'cup.ask-order': null
  'cup.title': null
  'cup.ball': null
  'cup.run': { run: Value }
  'cup.least': null
  'cup.most': null
  'cup.told-backward': null
  'cup.told-outlier': null
  'cup.told-check': null
  'cup.hint-far': null
  'cup.hint-rows': null
  'cup.hint-outlier': null
  'cup.so-energy': null
  'cup.so-row': { ball: Value; distance: Value }
  'cup.scene-heights': null
  'cup.unknown': null
  'cup.ask-height': null
  'cup.height': null
  'cup.from': { height: Value }
  'cup.from-unknown': null
  'cup.label': null
  'cup.told-slide': null
  'cup.told-row': null
  'cup.hint-pattern': null
  'cup.hint-mean': null
  'cup.so-pattern': { rate: Value }
  'cup.so-height': { slide: Value; height: Value }
  'lab.scene': null
  'lab.flips.head': null
  'lab.flips.name': null
  'lab.length.head': null
  'lab.length.name': null
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.rise': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('energy-transfer-claims', { en, es })

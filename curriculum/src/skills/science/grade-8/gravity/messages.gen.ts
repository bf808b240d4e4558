// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.net-force': null
  'why.proportional-relationships': null
  'lesson.all': null
  'lesson.mass': null
  'lesson.distance': null
  'lesson.orbit': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.mass': null
  'lesson.figure.force': null
  'lesson.word.gravity.word': null
  'lesson.word.gravity.meaning': null
  'lesson.word.mass.word': null
  'lesson.word.mass.meaning': null
  'lesson.word.weight.word': null
  'lesson.word.weight.meaning': null
  'lesson.word.attract.word': null
  'lesson.word.attract.meaning': null
  'lesson.word.orbit.word': null
  'lesson.word.orbit.meaning': null
  'predict.more': { amount: Value; thing: Quantity | Range | Term }
  'predict.other': { value: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'predict.back': { thing: Quantity | Range | Term; value: Value }
  'predict.force': null
  'predict.mass': null
  'predict.same-mass': null
  'predict.same-place': null
  'pulls.scene.balls': null
  'pulls.scene.asteroids': null
  'pulls.scene.ships': null
  'pulls.scene.moons': null
  'pulls.sizes.balls': { one: Value; other: Value; apart: Value }
  'pulls.sizes.asteroids': { one: Value; other: Value; apart: Value }
  'pulls.sizes.ships': { one: Value; other: Value; apart: Value }
  'pulls.sizes.moons': { one: Value; other: Value; apart: Value }
  'pulls.ask': null
  'pulls.weakest': null
  'pulls.strongest': null
  'pulls.turned': null
  'pulls.far': null
  'pulls.other-mass': null
  'pulls.check-all': null
  'pulls.hint': null
  'pulls.next.mass': null
  'pulls.next.distance': null
  'pulls.next.masses': null
  'pulls.next.both': null
  'pulls.so.mass': null
  'pulls.so.distance': null
  'pulls.so.masses': null
  'pulls.so.both': null
  'pulls.so-ends': { first: Value; last: Value }
  'systems.stars.scene': null
  'systems.stars.ask-pull': null
  'systems.stars.ask-orbits': null
  'systems.stars.title': null
  'systems.stars.name': null
  'systems.stars.center': null
  'systems.stars.small': null
  'systems.stars.apart': null
  'systems.stars.days': null
  'systems.stars.small-one': null
  'systems.planets.scene': null
  'systems.planets.ask-pull': null
  'systems.planets.ask-orbits': null
  'systems.planets.title': null
  'systems.planets.name': null
  'systems.planets.center': null
  'systems.planets.small': null
  'systems.planets.apart': null
  'systems.planets.days': null
  'systems.planets.small-one': null
  'systems.first-pull': null
  'systems.last-pull': null
  'systems.first-orbits': null
  'systems.last-orbits': null
  'systems.turned.level-1': null
  'systems.turned.level-2': null
  'systems.turned.level-3': null
  'systems.hint.level-1': null
  'systems.hint.level-2': null
  'systems.hint.level-3': null
  'systems.next.level-1': null
  'systems.next.level-2': null
  'systems.next.level-3': null
  'systems.so.level-1': null
  'systems.so.level-2': null
  'systems.so.level-3': null
  'systems.so-ends': { first: Value; last: Value }
  'lab.scene': { apart: Value }
  'lab.first.head': null
  'lab.first.name': null
  'lab.second.head': null
  'lab.second.name': null
  'lab.material.head': null
  'lab.material.name': null
  'lab.material.lead': null
  'lab.material.iron': null
  'lab.material.brass': null
  'lab.force': null
  'lab.ask-more': null
  'lab.ask-beyond': { first: Value; second: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('gravity', { en, es })

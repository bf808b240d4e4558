// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'elevator.told': { limit: Value; b: Value; k: Value }
  'elevator.model': { lx: Value }
  'elevator.used': { n: Value }
  'elevator.room': null
  'elevator.most': null
  'elevator.left': null
  'elevator.need': null
  'elevator.other': { c: Value }
  'films.told': { limit: Value; b: Value; k: Value }
  'films.model': { lx: Value }
  'films.used': { n: Value }
  'films.room': null
  'films.most': null
  'films.left': null
  'films.need': null
  'films.other': { c: Value }
  'tablet.told': { limit: Value; b: Value; k: Value }
  'tablet.model': { lx: Value }
  'tablet.used': { n: Value }
  'tablet.room': null
  'tablet.most': null
  'tablet.left': null
  'tablet.need': null
  'tablet.other': { c: Value }
  'orchard.told': { limit: Value; b: Value; k: Value }
  'orchard.model': { lx: Value }
  'orchard.used': { n: Value }
  'orchard.room': null
  'orchard.most': null
  'orchard.left': null
  'orchard.need': null
  'orchard.other': { c: Value }
  'trip.told': { limit: Value; b: Value; k: Value }
  'trip.model': { lx: Value }
  'trip.used': { n: Value }
  'trip.room': null
  'trip.most': null
  'trip.left': null
  'trip.need': null
  'trip.other': { c: Value }
  'drone.told': { limit: Value; b: Value; k: Value }
  'drone.model': { lx: Value }
  'drone.used': { n: Value }
  'drone.room': null
  'drone.most': null
  'drone.left': null
  'drone.need': null
  'drone.other': { c: Value }
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'hint.task': null
  'slip.turned': null
  'slip.swaps': null
  'slip.all': null
  'slip.once': null
  'slip.too': null
  'slip.forgets': null
  'slip.adds': null
  'slip.up': null
  'slip.used': null
  'slip.more': null
  'slip.old': null
  'why.model': { equation: Value }
  'why.used': { equation: Value }
  'why.spare': { equation: Value }
  'why.room': { equation: Value }
  'why.most': { equation: Value }
  'why.left': { equation: Value }
  'why.need': { equation: Value }
  'why.other': { equation: Value }
}

export const say = defineMessages<Messages>('inequality-problems/task', { en, es })

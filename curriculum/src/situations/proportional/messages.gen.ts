// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'almonds.about': null
  'almonds.tells': { y: Value; x: Value }
  'almonds.other': { times: string }
  'fabric.about': null
  'fabric.tells': { y: Value; x: Value }
  'fabric.other': { times: string }
  'job.about': null
  'job.tells': { y: Value; x: Value }
  'job.other': { times: string }
  'cyclist.about': null
  'cyclist.tells': { y: Value; x: Value }
  'cyclist.other': { times: string }
  'hiker.about': null
  'hiker.tells': { y: Value; x: Value }
  'hiker.other': { times: string }
  'hose.about': null
  'hose.tells': { y: Value; x: Value }
  'hose.other': { times: string }
  'printer.about': null
  'printer.tells': { y: Value; x: Value }
  'printer.other': { times: string }
  'bottles.about': null
  'bottles.tells': { y: Value; x: Value }
  'bottles.other': { times: string }
  'car.about': null
  'car.tells': { y: Value; x: Value }
  'car.other': { times: string }
  'map.about': null
  'map.tells': { y: Value; x: Value }
  'map.other': { times: string }
  'elevator.about': null
  'elevator.tells': { y: Value; x: Value }
  'elevator.other': { times: string }
  'garden.about': null
  'garden.tells': { y: Value; x: Value }
  'garden.other': { times: string }
  part: { isPart: string; n: Value; of: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/proportional', { en, es })

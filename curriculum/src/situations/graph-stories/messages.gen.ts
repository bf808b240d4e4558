// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'walk.about': null
  'walk.x': null
  'walk.y': null
  'walk.start': { value: number | Quantity }
  'walk.up': { rate: number | Quantity; time: Value }
  'walk.level': { time: Value }
  'walk.down': { rate: number | Quantity; time: Value }
  'walk.until': { rate: number | Quantity; value: number | Quantity }
  'walk.per': null
  'walk.time': null
  'walk.timed': { n: number | Quantity }
  'walk.rated': { n: number | Quantity }
  'tub.about': null
  'tub.x': null
  'tub.y': null
  'tub.start': { value: Value }
  'tub.up': { rate: Value; time: Value }
  'tub.level': { time: Value }
  'tub.down': { rate: Value; time: Value }
  'tub.until': { rate: Value; value: Value }
  'tub.per': null
  'tub.time': null
  'tub.timed': { n: number | Quantity }
  'tub.rated': { n: number | Quantity }
  'drone.about': null
  'drone.x': null
  'drone.y': null
  'drone.start': { value: Value }
  'drone.up': { rate: Value; time: Value }
  'drone.level': { time: Value }
  'drone.down': { rate: Value; time: Value }
  'drone.until': { rate: Value; value: Value }
  'drone.per': null
  'drone.time': null
  'drone.timed': { n: number | Quantity }
  'drone.rated': { n: number | Quantity }
  'oven.about': null
  'oven.x': null
  'oven.y': null
  'oven.start': { value: Value }
  'oven.up': { rate: Value; time: Value }
  'oven.level': { time: Value }
  'oven.down': { rate: Value; time: Value }
  'oven.until': { rate: Value; value: Value }
  'oven.per': null
  'oven.time': null
  'oven.timed': { n: number | Quantity }
  'oven.rated': { n: number | Quantity }
  'phone.about': null
  'phone.x': null
  'phone.y': null
  'phone.start': { value: Value }
  'phone.up': { rate: Value; time: Value }
  'phone.level': { time: Value }
  'phone.down': { rate: Value; time: Value }
  'phone.until': { rate: Value; value: Value }
  'phone.per': null
  'phone.time': null
  'phone.timed': { n: number | Quantity }
  'phone.rated': { n: number | Quantity }
  'bike.about': null
  'bike.x': null
  'bike.y': null
  'bike.start': { value: Value }
  'bike.up': { rate: Value; time: Value }
  'bike.level': { time: Value }
  'bike.down': { rate: Value; time: Value }
  'bike.until': { rate: Value; value: Value }
  'bike.per': null
  'bike.time': null
  'bike.timed': { n: number | Quantity }
  'bike.rated': { n: number | Quantity }
  'snow.about': null
  'snow.x': null
  'snow.y': null
  'snow.start': { value: Value }
  'snow.up': { rate: Value; time: Value }
  'snow.level': { time: Value }
  'snow.down': { rate: Value; time: Value }
  'snow.until': { rate: Value; value: Value }
  'snow.per': null
  'snow.time': null
  'snow.timed': { n: number | Quantity }
  'snow.rated': { n: number | Quantity }
  'elevator.about': null
  'elevator.x': null
  'elevator.y': null
  'elevator.start': { value: Value }
  'elevator.up': { rate: Value; time: Value }
  'elevator.level': { time: Value }
  'elevator.down': { rate: Value; time: Value }
  'elevator.until': { rate: Value; value: Value }
  'elevator.per': null
  'elevator.time': null
  'elevator.timed': { n: number | Quantity }
  'elevator.rated': { n: number | Quantity }
  graph: { x: Value; y: Value; parts: Value }
  'part.straight': { from: Value; x1: Value; y1: Value; to: Value; x2: Value; y2: Value }
  'part.steeper': { from: Value; x1: Value; y1: Value; to: Value; x2: Value; y2: Value }
  'part.flatter': { from: Value; x1: Value; y1: Value; to: Value; x2: Value; y2: Value }
}

export const say = defineMessages<Messages>('situations/graph-stories', { en, es })

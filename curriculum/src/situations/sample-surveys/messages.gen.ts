// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'walk.all': { all: Value }
  'walk.sample': { n: Value; hits: Value }
  'walk.asks': null
  'walk.claims': { about: Value }
  'walk.axis': null
  'dog.all': { all: Value }
  'dog.sample': { n: Value; hits: Value }
  'dog.asks': null
  'dog.claims': { about: Value }
  'dog.axis': null
  'repair.all': { all: Value }
  'repair.sample': { n: Value; hits: Value }
  'repair.asks': null
  'repair.claims': { about: Value }
  'repair.axis': null
  'electric.all': { all: Value }
  'electric.sample': { n: Value; hits: Value }
  'electric.asks': null
  'electric.claims': { about: Value }
  'electric.axis': null
  'park.all': { all: Value }
  'park.sample': { n: Value; hits: Value }
  'park.asks': null
  'park.claims': { about: Value }
  'park.axis': null
  'trout.all': { all: Value }
  'trout.sample': { n: Value; hits: Value }
  'trout.asks': null
  'trout.claims': { about: Value }
  'trout.axis': null
  'bruised.all': { all: Value }
  'bruised.sample': { n: Value; hits: Value }
  'bruised.asks': null
  'bruised.claims': { about: Value }
  'bruised.axis': null
  'oak.all': { all: Value }
  'oak.sample': { n: Value; hits: Value }
  'oak.asks': null
  'oak.claims': { about: Value }
  'oak.axis': null
  'music.all': { all: Value }
  'music.sample': { n: Value; hits: Value }
  'music.asks': null
  'music.claims': { about: Value }
  'music.axis': null
  repeated: { count: Value; n: Value }
  title: { n: Value }
  dots: { n: number | Quantity; at: Value }
  described: { from: Value; to: Value; dots: Value }
}

export const say = defineMessages<Messages>('situations/sample-surveys', { en, es })

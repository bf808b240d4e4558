// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sort.asks': null
  'sort.asks-pairs': null
  'sort.yes': null
  'sort.no': null
  'sort.together': null
  'sort.apart': null
  'sort.graph': { letter: Value }
  'sort.pair': { one: Value; two: Value }
  'sort.heard.graphs': { graphs: Value }
  'sort.heard.line': { letter: Value; points: Value }
  'sort.heard.curve': { letter: Value; points: Value }
  'sort.heard.bend': { letter: Value; points: Value }
  'sort.heard.spots': { points: Value }
  'sort.heard.spot': { letter: Value; point: Value }
  'sort.slip.origin': null
  'sort.slip.start': null
  'sort.slip.down': null
  'sort.slip.curve': null
  'sort.slip.bend': null
  'sort.slip.pair': { one: Value; two: Value }
  'sort.slip.added': { one: Value; two: Value }
  'sort.nudge': null
  'sort.hint': null
  'sort.nudge-pairs': null
  'sort.hint-pairs': null
  'sort.so.origin': { letter: Value }
  'sort.so.start': { letter: Value }
  'sort.so.down': { letter: Value }
  'sort.so.curve': { letter: Value }
  'sort.so.bend': { letter: Value }
  'sort.so.together': { one: Value; two: Value }
  'sort.so.apart': { one: Value; two: Value }
}

export const say = defineMessages<Messages>('shapes/sort-graphs', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  system: { list: Value }
  'remove.asks': { letter: Value }
  'remove.asks-both': { first: Value; letter: Value }
  'remove.label': null
  'remove.same': { letter: Value }
  'remove.adds': null
  'remove.nudge': { letter: Value }
  'remove.hint': { term: Value }
  'remove.hint-both': { term: Value; letter: Value }
  'remove.first': { equation: Value }
  'remove.opposite': { from: Value; to: Value; key: Value }
  'remove.so': { list: Value }
  'missing.asks.point': { list: Value; point: Value; k: Value }
  'missing.asks.none': { list: Value; k: Value }
  'missing.asks.all': { list: Value; k: Value }
  'missing.label': null
  'missing.sign': null
  'missing.swapped': null
  'missing.copied': null
  'missing.one-side': null
  'missing.nudge.point': null
  'missing.nudge.none': null
  'missing.nudge.all': null
  'missing.hint.point': null
  'missing.hint.times': { term: Value; scaled: Value }
  'missing.times': { by: Value; equation: Value }
  'missing.why.none': null
  'missing.why.all': null
  'missing.put': { point: Value; equation: Value }
  'missing.so': { k: Value }
}

export const say = defineMessages<Messages>('shapes/system-numbers', { en, es })

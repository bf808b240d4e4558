// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ways.asks': { who: Value; equation: Value }
  'ways.line': null
  'ways.number': null
  'ways.divided': { p: Value }
  'ways.times': { p: Value }
  'ways.right': null
  'ways.solution': null
  'ways.nudge': { p: Value }
  'ways.hint': { p: Value; q: Value }
  'ways.so-divide': { p: Value; line: Value }
  'ways.so-distribute': { line: Value }
  'ways.so': { solution: Value }
  'sort.asks': null
  'sort.divide': null
  'sort.distribute': null
  'sort.both': null
  'sort.slip': null
  'sort.once': null
  'sort.nudge': null
  'sort.hint': null
  'sort.so': { equation: Value; divided: Value; distributed: Value }
}

export const say = defineMessages<Messages>('shapes/two-ways', { en, es })

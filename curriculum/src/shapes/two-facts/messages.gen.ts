// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { xs: Quantity | Range | Term }
  start: null
  'start-hint': { x: Value }
  back: { x: Value }
  when: null
  'when-hint': { x: Value }
  rest: { x: Value; change: Value; work: Value; sum: Value }
  'meaning.asks': { equation: Value }
  'meaning.rate': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'meaning.start': { ys: Quantity | Range | Term }
  'meaning.one': { ys: Quantity | Range | Term }
  'meaning.turned': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'meaning.swapped': null
  'meaning.put-one': null
  'meaning.turns': null
  'meaning.nudge': null
  'meaning.hint': null
  'meaning.zero': { start: Value; means: Value }
  'meaning.up': { rate: Value; means: Value }
  'meaning.down': { rate: Value; slope: Value; means: Value }
}

export const say = defineMessages<Messages>('shapes/two-facts', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Quantity | Range | Term }
  'line.asks.even': null
  'line.asks.uneven': null
  'line.figure': { top: Value; bottom: Value; marks: Value }
  'line.mark': { at: number | Quantity; top: Value; bottom: Value }
  'line.letter': null
  'line.value': null
  'line.number': { letter: Value }
  'line.steps': { known: Value }
  'line.turned': { letter: Value }
  'line.adds': null
  'line.keeps': { letter: Value }
  'line.nudge.1': null
  'line.nudge.2': null
  'line.nudge.3': null
  'line.hint.one': { top: Value; bottom: Value }
  'line.hint.back': { top: Value; bottom: Value }
  'line.one': { a: Value; b: Value }
  'line.back': { top: Value; known: Value; a: Value; bottom: Value; b: Value }
  'line.so': { letter: Value; at: number | Quantity; each: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/letter-line', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'both.plus': { by: Value }
  'both.minus': { by: Value }
  'both.times': { by: Value }
  'both.over': { by: Value }
  'both.reciprocal': { by: Value }
  'done.plus': { by: Value; letter: Value }
  'done.minus': { by: Value; letter: Value }
  'done.times': { letter: Value; by: Value }
  'done.over': { letter: Value; by: Value }
  nudge: { letter: Value }
  hint: { done: Value; move: Value }
  so: { worked: Value; solution: Value }
  check: { tried: Value }
  leaves: { move: Value; line: Value }
  'nudge-two': { letter: Value }
  'hint-two': { move: Value }
}

export const say = defineMessages<Messages>('solutions/undo', { en, es })

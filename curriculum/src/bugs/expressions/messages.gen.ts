// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'first-only.group': { first: Value; by: Value; second: Value }
  'first-only.area': { second: Value }
  'last-only.group': { second: Value; by: Value; first: Value }
  'last-only.area': { first: Value }
  'adds.group': { by: Value; second: Value }
  'adds.area': { by: Value; second: Value }
  'adds.slope': { by: Value; slope: Value; first: Value; letter: Value }
  unlike: { letter: Value }
  sign: { second: Value }
  lone: { letter: Value }
  outside: { rest: Value; by: Value }
  power: { one: Value; other: Value }
  'factored-first.group': { by: Value; last: Value }
  'factored-first.area': { last: Value; by: Value }
  'factored-last.group': { term: Value }
  'factored-last.area': { term: Value; by: Value }
  'subtracted.group': { by: Value }
  'subtracted.area': { by: Value; last: Value }
  'factored-sign': null
  'lost-one': { by: Value }
  glued: { letter: Value; p: Value }
  'order.sum': null
  'order.square': { letter: Value }
  doubled: { letter: Value }
  tripled: { letter: Value }
  added: { p: Value; letter: Value }
  'put-once': { p: Value }
  skipped: { letter: Value }
  'part.factor': { factor: Value }
  'part.volume': { letter: Value }
}

export const say = defineMessages<Messages>('bugs/expressions', { en, es })

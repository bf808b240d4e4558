// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'adds.b.times': { same: Value; a: Value; b: Value }
  'adds.b.plus': { a: Value; b: Value }
  'adds.a.times': { b: Value; a: Value }
  'adds.a.plus': { b: Value; a: Value }
  'same-operation': { a: Value; b: Value }
  reversed: { b: Value; a: Value }
  'wrong-sign': { a: Value; b: Value }
  'next-step': { last: Value; to: Value }
  'whole-object': { b: Value; a: Value }
  'equation.reversed': { a: Value; b: Value }
  'equation.reversed-difference': { same: Value; a: Value }
  'equation.first-row': null
  squares: null
  'near.b': null
  'near.a': null
}

export const say = defineMessages<Messages>('bugs/two-variables', { en, es })

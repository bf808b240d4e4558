// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'added-again': { q: Value }
  'added-left': { q: Value }
  'subtracted-again': { q: Value }
  stops: { side: Value; letter: Value }
  ignores: { result: Value; p: Value; q: Value }
  'divides-one': { p: Value; q: Value }
  'subtracts-factor': { p: Value; term: Value; letter: Value }
  distributes: { q: Value; p: Value }
  'loses-sign': { term: Value }
  unlike: { term: Value; q: Value }
  'fraction-again': { p: Value }
  'only-denominator': { denominator: Value; term: Value }
}

export const say = defineMessages<Messages>('bugs/two-step', { en, es })

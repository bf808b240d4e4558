// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'again.plus': { by: Value; worked: Value }
  'again.minus': { by: Value; worked: Value }
  'again.times': { by: Value; worked: Value }
  'again.over': { by: Value; worked: Value }
  'one-side': { result: Value; letter: Value }
  'subtracted-factor': { by: Value; left: Value; letter: Value }
  'added-divisor': { by: Value; left: Value; letter: Value }
  reversed: { result: Value; by: Value; letter: Value }
  'only-denominator': { denominator: Value; left: Value; numerator: Value }
  'only-numerator': { numerator: Value; denominator: Value }
  across: null
}

export const say = defineMessages<Messages>('bugs/one-step', { en, es })

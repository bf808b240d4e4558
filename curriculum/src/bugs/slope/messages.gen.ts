// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'run-over-rise': null
  'sign-up': null
  'sign-down': null
  'rise-only': { rise: Value; run: Value }
  'one-point': { point: Value }
  'loses-minus': { point: Value }
  'one-step': { run: Value }
  'along-up': null
  'along-down': null
  'only-change': { rise: Value; point: Value }
  'adds-run': null
  squares: { step: Value }
  'triangle-adds': null
  'triangle-turned': null
  'triangle-same': null
}

export const say = defineMessages<Messages>('bugs/slope', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  aligns: null
  apart: null
  smaller: null
  longer: null
  'no-point': null
  'one-point': null
  'one-off': null
  'too-large': null
  first: null
  adds: null
  other: { expression: Value }
  units: null
}

export const say = defineMessages<Messages>('bugs/decimal-operations', { en, es })

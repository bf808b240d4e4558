// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  question: null
  answer: null
  part: { row: Value }
  ask: null
  'hint-order': null
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'told.total': null
  'told.other-row': null
  'told.one-run': null
  'told.adds': null
  'told.one-mean': null
  'told.gap': null
  'told.turned': null
  'so.mean': { list: Value; value: Value }
  'so.gap': { high: Value; low: Value; value: Value }
  'so.times': { high: Value; low: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/cluster', { en, es })

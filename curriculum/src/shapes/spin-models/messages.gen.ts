// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  told: { who: Value; all: Value; parts: Value }
  expected: { color: Value }
  difference: { color: Value }
  title: { all: Value }
  head: null
  sections: null
  times: null
  label: null
  'slip.data': { color: Value }
  'slip.expected': { color: Value }
  'slip.kinds': { n: Value }
  'slip.rest': { color: Value }
  'slip.one': { color: Value }
  nudge: null
  'hint.expected': { color: Value; all: Value }
  'hint.difference': { color: Value; all: Value }
  step: { parts: Value; section: Value; color: Value }
  predict: { all: Value; section: Value; parts: Value; expected: Value }
  compare: { high: Value; low: Value; key: Value }
  'color.red': null
  'color.blue': null
  'color.green': null
  'color.yellow': null
}

export const say = defineMessages<Messages>('shapes/spin-models', { en, es })

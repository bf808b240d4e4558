// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  run: null
  result: { label: Value; unit: Value }
  pair: { one: Value; other: Value }
  'ask-one': { name: Value }
  'ask-two': { first: Value; second: Value }
  'ask-change': { name: Value; from: Value; to: Value }
  fair: null
  unfair: null
  'fair-for': { name: Value }
  neither: null
  label: null
  'told.two': null
  'told.other': { name: Value }
  'told.fair': null
  'told.two-gap': { name: Value }
  'told.added': null
  'told.one-run': null
  'hint.fair': null
  'hint.columns': null
  'hint.find': { name: Value }
  'hint.subtract': null
  'so.one': { one: Value; other: Value; names: Value }
  'so.two': { one: Value; other: Value; names: Value }
  'so.fair': { one: Value; other: Value; name: Value }
  'so.gap': { more: Value; less: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/fair-rows', { en, es })

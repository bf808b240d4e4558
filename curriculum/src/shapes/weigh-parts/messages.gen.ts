// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  thing: null
  grams: { what: string }
  unknown: null
  after: null
  'after-open': null
  'after-sealed': null
  'ask.after': { what: string }
  'ask.part': { what: string; part: Value }
  'ask.escaped': { what: string }
  'ask.sealed': { what: string }
  label: { what: string }
  'left-out': { part: Value }
  unseen: { part: Value }
  'no-weight': { part: Value }
  'adds-whole': null
  'no-gas': null
  stayed: null
  before: null
  'adds-twice': null
  'still-out': null
  'same-scale': null
  'open-container': null
  'hint.after': null
  'hint.part': null
  'hint.escaped': null
  'hint.sealed': null
  'next.after': null
  'next.part': null
  'next.escaped': null
  'next.sealed': null
  'so.after': null
  'so.part': null
  'so.escaped': null
  'so.sealed': { what: string }
  sum: { sum: Value; value: Value }
  'sum-gas': { gas: Value; sum: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/weigh-parts', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  degrees: null
  apart: null
  axis: { time: Value }
  start: null
  'other-thing': { thing: Quantity | Range | Term }
  'one-point': { b: Value; to: Value; from: Value }
  span: null
  'from-start': { from: Value }
  'only-one': null
  adds: null
  'hint-axes': null
  'hint-up': { time: Value }
  'hint-two': null
  'hint-change': { from: Value; a: Value; to: Value }
  'hint-both': null
  'hint-apart': { time: Value; a: Value }
  'so-read': { time: Value; a: Value }
  'so-two': { from: Value; a: Value; to: Value; b: Value }
  'so-both': { time: Value; a: Value; b: Value }
  'so-subtract': { larger: Value; smaller: Value; gap: Value }
  'so-start': { time: Value }
}

export const say = defineMessages<Messages>('shapes/read-off', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  degrees: null
  ask: null
  run: { run: Value }
  none: null
  mean: null
  'mean-label': null
  missed: null
  close: { run: Value }
  all: null
  sum: null
  middle: null
  hint: null
  'hint-far': null
  'hint-mean': { run: Value }
  'so-far': { others: Value; run: Value; odd: Value }
  'so-close': { others: Value }
  'so-mean': { sum: Value; count: Value; mean: Value }
  'so-outlier': { run: Value }
  'so-normal': null
}

export const say = defineMessages<Messages>('shapes/find-outlier', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'counts-once': null
  boundary: { limit: Value }
  'wrong-side': { limit: Value }
  'one-column': null
  'count-for-percent': { total: Value }
  'equal-lengths': null
  'other-parts': null
  'one-part': null
  'percent-given': { total: Value }
  'range-for-iqr': null
  'iqr-for-range': null
  'axis-ends': null
  'median-given': null
  'not-in-order': null
  'mean-for-median': null
  'median-for-mean': null
  'no-division': null
  'ends-middle': null
  'range-given': null
  'mean-given': null
  'distance-sum': null
  'fills-in-mean': null
  'known-sum': null
  'total-sum': null
  'mean-of-means': null
}

export const say = defineMessages<Messages>('bugs/displays', { en, es })

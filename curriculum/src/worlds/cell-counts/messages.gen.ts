// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.heart': null
  'label.kidney': null
  'label.liver': null
  'label.pancreas': null
  'label.leg': null
  'cells.heart': null
  'cells.kidney': null
  'cells.liver': null
  'cells.pancreas': null
  'cells.leg': null
  scene: null
  title: { spread: Value }
  head: null
  photo: { run: Value }
  axis: null
  'claim.more': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.tenth': { one: Value }
  'claim.old': { one: Value }
  'claim.asleep': { one: Value }
  'claim.nucleus': { one: Value }
  'evidence.tenth': { one: Value; low: Value; high: Value }
  'evidence.twice': { low: Value; high: Value; one: Value; otherLow: Value; otherHigh: Value; other: Value }
  'evidence.apart': { low: Value; high: Value; one: Value; otherLow: Value; otherHigh: Value; other: Value }
  'evidence.overlap': { low: Value; high: Value; one: Value; otherLow: Value; otherHigh: Value; other: Value }
  'evidence.untold': null
  hint: null
  'check.tenth': null
  'check.twice': null
  'check.more': null
  'check.overlap': null
}

export const say = defineMessages<Messages>('worlds/cell-counts', { en, es })

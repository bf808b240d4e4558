// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'cart.a': null
  'cart.b': null
  'label.a-before': null
  'label.a-after': null
  'label.b-before': null
  'label.b-after': null
  head: null
  trial: { run: Value }
  scene: null
  title: { within: Value }
  axis: null
  'claim.lost': { one: Value }
  'claim.gained': { one: Value }
  'claim.stopped': { one: Value }
  'claim.transferred': { one: Value; other: Value }
  'claim.mass': null
  'claim.sound': null
  'claim.springs': null
  'evidence.speeds': { one: Value; before: Value; later: Value }
  'evidence.after': { one: Value; later: Value }
  'evidence.range': { low: Value; high: Value }
  'evidence.both': { one: Value; before: Value; after: Value; other: Value; otherBefore: Value; otherAfter: Value }
  'evidence.untold': null
  hint: null
  'check.change': null
  'check.way': null
  'check.after': null
}

export const say = defineMessages<Messages>('worlds/bumps', { en, es })

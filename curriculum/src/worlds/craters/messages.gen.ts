// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: { thing: Value }
  head: null
  team: { run: Value }
  scene: null
  title: { within: Value }
  axis: null
  hint: null
  'check.row': null
  'check.times': null
  'check.spread': null
  'check.overlap': null
  'claim.over': { one: Value; mark: Value }
  'claim.changed': { one: Value }
  'claim.deeper': { one: Value }
  'claim.older': { one: Value }
  'claim.wider': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'evidence.range': { low: Value; high: Value; one: Value }
  'evidence.spread': { one: Value; low: Value; high: Value; within: Value }
  'evidence.deeper': null
  'evidence.older': null
  'evidence.apart': { low: Value; high: Value; one: Value; other: Value; least: Value; most: Value }
  'evidence.overlap': { low: Value; high: Value; one: Value; least: Value; most: Value; other: Value }
}

export const say = defineMessages<Messages>('worlds/craters', { en, es })

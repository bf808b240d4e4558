// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: { thing: Value }
  scene: null
  title: { within: Value }
  head: null
  axis: null
  hint: null
  check: null
  'claim.over': { from: Value; to: Value; one: Value; times: Value }
  'claim.rises': { one: Value; from: Value; to: Value; start: Value; end: Value }
  'claim.more': { at: Value; one: Value; other: Value }
  'claim.across': { one: Value; from: Value; other: Value; to: Value }
  'claim.faster': { one: Value }
  'claim.often': { one: Value }
  'claim.color': { one: Value }
  'evidence.two': { one: Value; less: Value; from: Value; more: Value; to: Value }
  'evidence.rises': { one: Value; ours: Value; from: Value; to: Value; start: Value; end: Value; theirs: Value }
  'evidence.both': { ours: Value; one: Value; from: Value; theirs: Value; other: Value; to: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/wave-power', { en, es })

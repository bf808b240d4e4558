// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: { thing: Value }
  scene: null
  title: { within: Value }
  week: null
  axis: null
  hint: null
  'claim.fell': { one: Value }
  'claim.below': { one: Value; percent: Value }
  'claim.more': { week: Value; one: Value; other: Value }
  'claim.dropped': { one: Value; other: Value }
  'claim.where': { one: Value }
  'claim.student': { one: Value }
  'claim.next': { one: Value }
  'evidence.ends': { one: Value; lowest: Value; highest: Value }
  'evidence.first-last': { one: Value; first: Value; last: Value }
  'evidence.week': { week: Value; one: Value; ours: Value; other: Value; theirs: Value }
  'evidence.drops': { one: Value; first: Value; last: Value; other: Value; start: Value; end: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/audits', { en, es })

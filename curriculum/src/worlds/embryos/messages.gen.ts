// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: { thing: Value }
  scene: { list: Value }
  title: { within: Value }
  time: null
  axis: null
  'claim.closer': { stage: Value; one: Value; other: Value }
  'claim.kin': { one: Value; other: Value }
  'claim.parted': { one: Value }
  'claim.alike': { stage: Value; one: Value }
  'claim.lives': { one: Value }
  'claim.large': { one: Value }
  'claim.parent': { one: Value }
  'evidence.stage': { stage: Value; one: Value; ours: Value; other: Value; theirs: Value }
  'evidence.late': null
  'evidence.ends': { one: Value; first: Value; last: Value }
  'evidence.one': { stage: Value; one: Value; count: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/embryos', { en, es })

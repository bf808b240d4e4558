// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'with.never': null
  'with.once': null
  'with.daily': null
  'group.never': null
  'group.once': null
  'group.daily': null
  'label.never': null
  'label.once': null
  'label.daily': null
  scene: null
  title: { within: Value }
  time: null
  axis: null
  'claim.early': { one: Value; from: Value; to: Value }
  'claim.half': { one: Value; to: Value }
  'claim.more': { day: Value; one: Value; other: Value }
  'claim.sleep': { one: Value }
  'claim.year': { one: Value }
  'claim.pictures': { one: Value }
  'evidence.early': { one: Value; early: Value; from: Value; to: Value; late: Value }
  'evidence.half': { one: Value; left: Value; to: Value }
  'evidence.both': { day: Value; one: Value; ours: Value; other: Value; theirs: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/recall', { en, es })

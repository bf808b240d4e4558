// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'diver.more': { size: Value }
  'diver.less': { size: Value }
  'diver.let': { letter: Value }
  'account.more': { size: Value }
  'account.less': { size: Value }
  'account.let': { letter: Value }
  'barn.more': { size: Value }
  'barn.less': { size: Value }
  'barn.let': { letter: Value }
  'cave.more': { size: Value }
  'cave.less': { size: Value }
  'cave.let': { letter: Value }
  'river.more': { size: Value }
  'river.less': { size: Value }
  'river.let': { letter: Value }
  'launch.more': { size: Value }
  'launch.less': { size: Value }
  'launch.let': { letter: Value }
  'box.more': { size: Value }
  'box.less': { size: Value }
  'box.let': { letter: Value }
  'bus.more': { size: Value }
  'bus.less': { size: Value }
  'bus.let': { letter: Value }
}

export const say = defineMessages<Messages>('situations/below-zero', { en, es })

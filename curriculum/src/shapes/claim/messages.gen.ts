// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks.right': { who: Value; said: Value }
  'asks.tell': { who: Value; said: Value }
  'asks.check': { who: Value; said: Value }
  'is-right': { who: Value }
  trusted: { truth: Value; who: Value }
  blamed: { who: Value }
  'other-fault': null
  'so-right': { who: Value }
  'so-wrong': { truth: Value; fault: Value }
}

export const say = defineMessages<Messages>('shapes/claim', { en, es })

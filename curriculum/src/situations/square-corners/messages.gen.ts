// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'window.told': { one: Value; other: Value }
  'deck.told': { one: Value; other: Value }
  'garden.told': { one: Value; other: Value }
  'picture.told': { one: Value; other: Value }
  'goal.told': { one: Value; other: Value }
  'shelf.told': { one: Value; other: Value }
  'quilt.told': { one: Value; other: Value }
  'patio.told': { one: Value; other: Value }
  'stage.told': { one: Value; other: Value }
}

export const say = defineMessages<Messages>('situations/square-corners', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'start.same': null
  'start.ahead': { one: Value; other: Value; start: Value }
  'savings.told': { one: Value; a: Value; other: Value; b: Value }
  'savings.asks': { knows: Value; x: Value; asked: Value }
  'stickers.told': { one: Value; a: Value; other: Value; b: Value }
  'stickers.asks': { knows: Value; x: Value; asked: Value }
  'pages.told': { one: Value; a: Value; other: Value; b: Value }
  'pages.asks': { knows: Value; x: Value; asked: Value }
  'hike.told': { one: Value; a: Value; other: Value; b: Value }
  'hike.asks': { knows: Value; x: Value; asked: Value }
  'bottles.told': { one: Value; a: Value; other: Value; b: Value }
  'bottles.asks': { knows: Value; x: Value; asked: Value }
  'words.told': { one: Value; a: Value; other: Value; b: Value }
  'words.asks': { knows: Value; x: Value; asked: Value }
  'shells.told': { one: Value; a: Value; other: Value; b: Value }
  'shells.asks': { knows: Value; x: Value; asked: Value }
  'beads.told': { one: Value; a: Value; other: Value; b: Value }
  'beads.asks': { knows: Value; x: Value; asked: Value }
  'trees.told': { one: Value; a: Value; other: Value; b: Value }
  'trees.asks': { knows: Value; x: Value; asked: Value }
  'buttons.told': { one: Value; a: Value; other: Value; b: Value }
  'buttons.asks': { knows: Value; x: Value; asked: Value }
}

export const say = defineMessages<Messages>('situations/two-patterns', { en, es })

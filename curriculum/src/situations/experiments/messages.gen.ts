// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'free-throw.told': { hits: Value; tried: Value }
  'free-throw.more': { more: Value }
  'free-throw.back': { wanted: Value }
  'seeds.told': { tried: Value; hits: Value }
  'seeds.more': { more: Value }
  'seeds.back': { wanted: Value }
  'bus.told': { hits: Value; tried: Value }
  'bus.more': { more: Value }
  'bus.back': { wanted: Value }
  'cap.told': { tried: Value; hits: Value }
  'cap.more': { more: Value }
  'cap.back': { wanted: Value }
  'light.told': { tried: Value; hits: Value }
  'light.more': { more: Value }
  'light.back': { wanted: Value }
  'feeder.told': { tried: Value; hits: Value }
  'feeder.more': { more: Value }
  'feeder.back': { wanted: Value }
  'stickers.told': { tried: Value; hits: Value }
  'stickers.more': { more: Value }
  'stickers.back': { wanted: Value }
  'goalie.told': { hits: Value; tried: Value }
  'goalie.more': { more: Value }
  'goalie.back': { wanted: Value }
  'game.told': { hits: Value; tried: Value }
  'game.more': { more: Value }
  'game.back': { wanted: Value }
}

export const say = defineMessages<Messages>('situations/experiments', { en, es })

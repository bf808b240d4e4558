// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ribbons.times': { one: Value; other: Value }
  'ribbons.base': { one: Value; by: Value }
  'trails.times': { one: Value; other: Value }
  'trails.base': { one: Value; by: Value }
  'boards.times': { one: Value; other: Value }
  'boards.base': { one: Value; by: Value }
  'pitchers.times': { one: Value; other: Value }
  'pitchers.base': { one: Value; by: Value }
  'snow.times': { one: Value; other: Value }
  'snow.base': { one: Value; by: Value }
  'soups.times': { one: Value; other: Value }
  'soups.base': { one: Value; by: Value }
  'apples.times': { one: Value; other: Value }
  'apples.base': { one: Value; by: Value }
  'shows.times': { one: Value; other: Value }
  'shows.base': { one: Value; by: Value }
  'leaves.times': { one: Value; other: Value }
  'leaves.base': { one: Value; by: Value }
}

export const say = defineMessages<Messages>('situations/compared-amounts', { en, es })

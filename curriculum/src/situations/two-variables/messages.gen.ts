// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  let: { a: Value; first: Value; b: Value; second: Value }
  heading: { of: Value; letter: Value }
  'tickets.told': { same: Value }
  'tickets.about': null
  'tickets.a': null
  'tickets.b': null
  'tickets.left': null
  'tickets.right': null
  'hike.told': { who: Value; same: Value }
  'hike.about': { who: Value }
  'hike.a': null
  'hike.b': null
  'hike.left': null
  'hike.right': null
  'muffins.told': { same: Value }
  'muffins.about': null
  'muffins.a': null
  'muffins.b': null
  'muffins.left': null
  'muffins.right': null
  'sitter.told': { who: Value; same: Value }
  'sitter.about': { who: Value }
  'sitter.a': null
  'sitter.b': null
  'sitter.left': null
  'sitter.right': null
  'reader.told': { who: Value; same: Value }
  'reader.about': { who: Value }
  'reader.a': null
  'reader.b': null
  'reader.left': null
  'reader.right': null
  'hose.told': { same: Value }
  'hose.about': null
  'hose.a': null
  'hose.b': null
  'hose.left': null
  'hose.right': null
  'vans.told': { same: Value }
  'vans.about': null
  'vans.a': null
  'vans.b': null
  'vans.left': null
  'vans.right': null
  'beads.told': { who: Value; same: Value }
  'beads.about': { who: Value }
  'beads.a': null
  'beads.b': null
  'beads.left': null
  'beads.right': null
  'ages.told': { who: Value; same: Value }
  'ages.about': { who: Value }
  'ages.a': { who: Value }
  'ages.b': null
  'ages.left': null
  'ages.right': null
  'delivery.told': { same: Value }
  'delivery.about': null
  'delivery.a': null
  'delivery.b': null
  'delivery.left': null
  'delivery.right': null
  'backpack.told': { who: Value; same: Value }
  'backpack.about': { who: Value }
  'backpack.a': null
  'backpack.b': null
  'backpack.left': null
  'backpack.right': null
  'cans.told': { same: Value }
  'cans.about': null
  'cans.a': null
  'cans.b': null
  'cans.left': null
  'cans.right': null
  'ribbon.told': { same: Value; who: Value }
  'ribbon.about': { who: Value }
  'ribbon.a': null
  'ribbon.b': null
  'ribbon.left': null
  'ribbon.right': null
  'gift-card.told': { same: Value; who: Value }
  'gift-card.about': { who: Value }
  'gift-card.a': null
  'gift-card.b': null
  'gift-card.left': null
  'gift-card.right': null
  'novel.told': { same: Value; who: Value }
  'novel.about': { who: Value }
  'novel.a': null
  'novel.b': null
  'novel.left': null
  'novel.right': null
  'bottle.told': { same: Value; who: Value }
  'bottle.about': { who: Value }
  'bottle.a': { who: Value }
  'bottle.b': null
  'bottle.left': null
  'bottle.right': null
}

export const say = defineMessages<Messages>('situations/two-variables', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gym.told': { q: Value; p: Value; who: Value; result: Value }
  'gym.unknown': { who: Value }
  'taxi.told': { q: Value; p: Value; who: Value; result: Value }
  'taxi.unknown': null
  'saving.told': { who: Value; q: Value; p: Value; result: Value }
  'saving.unknown': null
  'crate.told': { q: Value; p: Value; result: Value }
  'crate.unknown': null
  'plumber.told': { q: Value; p: Value; result: Value }
  'plumber.unknown': null
  'bamboo.told': { q: Value; p: Value; result: Value }
  'bamboo.unknown': null
  'bowling.told': { q: Value; p: Value; who: Value; result: Value }
  'bowling.unknown': { who: Value }
  'theater.told': { q: Value; p: Value; result: Value }
  'theater.unknown': null
  'coupon.told': { who: Value; p: Value; q: Value; result: Value }
  'coupon.unknown': null
  'lemonade.told': { p: Value; q: Value; result: Value }
  'lemonade.unknown': null
  'eggs.told': { who: Value; p: Value; q: Value; result: Value }
  'eggs.unknown': { who: Value }
  'beads.told': { who: Value; p: Value; q: Value; result: Value }
  'beads.unknown': null
  'card.told': { who: Value; q: Value; p: Value; result: Value }
  'card.unknown': { who: Value }
  'pool.told': { q: Value; p: Value; result: Value }
  'pool.unknown': null
  'reading.told': { q: Value; who: Value; p: Value; result: Value }
  'reading.unknown': { who: Value }
  'bows.told': { q: Value; p: Value; result: Value }
  'bows.unknown': null
  'show.told': { p: Value; q: Value; result: Value }
  'show.unknown': null
  'fruit.told': { who: Value; p: Value; q: Value; result: Value }
  'fruit.unknown': null
  'shirts.told': { q: Value; who: Value; p: Value; result: Value }
  'shirts.unknown': null
  'loop.told': { p: Value; who: Value; q: Value; result: Value }
  'loop.unknown': null
  'garden.told': { q: Value; result: Value }
  'garden.unknown': null
  'bracelets.told': { p: Value; q: Value; result: Value }
  'bracelets.unknown': null
  'dinner.told': { percent: Value; q: Value; result: Value }
  'dinner.unknown': null
  'jacket.told': { percent: Value; q: Value; who: Value; result: Value }
  'jacket.unknown': null
  'leak.told': { q: Value; p: Value; result: Value }
  'leak.unknown': null
}

export const say = defineMessages<Messages>('situations/two-operations', { en, es })

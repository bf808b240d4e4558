// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'saving.told': { who: Value; q: Value; p: Value; result: Value }
  'saving.asks': null
  'saving.unknown': null
  'arcade.told': { q: Value; p: Value; who: Value; result: Value }
  'arcade.asks': { who: Value }
  'arcade.unknown': { who: Value }
  'crate.told': { q: Value; p: Value; result: Value }
  'crate.asks': null
  'crate.unknown': null
  'reading.told': { who: Value; q: Value; p: Value; result: Value }
  'reading.asks': null
  'reading.unknown': null
  'vine.told': { q: Value; p: Value; who: Value; result: Value }
  'vine.asks': null
  'vine.unknown': null
  'stars.told': { who: Value; q: Value; p: Value; result: Value }
  'stars.asks': null
  'stars.unknown': null
  'party.told': { q: Value; p: Value; who: Value; result: Value }
  'party.asks': { who: Value }
  'party.unknown': { who: Value }
  'printing.told': { q: Value; p: Value; who: Value; result: Value }
  'printing.asks': null
  'printing.unknown': null
  'card.told': { q: Value; p: Value; who: Value; result: Value }
  'card.asks': { who: Value }
  'card.unknown': { who: Value }
  'tank.told': { q: Value; p: Value; result: Value }
  'tank.asks': null
  'tank.unknown': null
  'ribbon.told': { q: Value; p: Value; who: Value; result: Value }
  'ribbon.asks': { who: Value }
  'ribbon.unknown': { who: Value }
  'battery.told': { q: Value; p: Value; result: Value }
  'battery.asks': null
  'battery.unknown': null
  'candle.told': { q: Value; p: Value; who: Value; result: Value }
  'candle.asks': null
  'candle.unknown': null
  'flour.told': { q: Value; p: Value; result: Value }
  'flour.asks': null
  'flour.unknown': null
  'show.told': { p: Value; q: Value; result: Value }
  'show.asks': null
  'show.unknown': null
  'practice.told': { p: Value; who: Value; q: Value; result: Value }
  'practice.asks': null
  'practice.unknown': null
  'boxes.told': { p: Value; q: Value; result: Value }
  'boxes.asks': null
  'boxes.unknown': null
  'shirts.told': { q: Value; who: Value; p: Value; result: Value }
  'shirts.asks': null
  'shirts.unknown': null
  'bracelets.told': { p: Value; q: Value; result: Value }
  'bracelets.asks': null
  'bracelets.unknown': null
}

export const say = defineMessages<Messages>('situations/two-step-limits', { en, es })

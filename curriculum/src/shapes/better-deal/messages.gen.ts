// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'jacket.one': { price: Value }
  'jacket.stores': null
  'jacket.two': { price: Value }
  'backpack.one': { price: Value }
  'backpack.stores': null
  'backpack.two': { price: Value }
  'game.one': { price: Value }
  'game.stores': null
  'game.two': { price: Value }
  'lamp.one': { price: Value }
  'lamp.stores': null
  'lamp.two': { price: Value }
  'pillow.one': { price: Value }
  'pillow.stores': null
  'pillow.two': { price: Value }
  'keyboard.one': { price: Value }
  'keyboard.stores': null
  'keyboard.two': { price: Value }
  'skateboard.one': { price: Value }
  'skateboard.stores': null
  'skateboard.two': { price: Value }
  'blanket.one': { price: Value }
  'blanket.stores': null
  'blanket.two': { price: Value }
  'asks.off': { off: Value; q: Value }
  'asks.stores': { a: Value; p: Value; b: Value; q: Value }
  'asks.two': { p: Value; q: Value }
  'asks.which': null
  option: { name: Value }
  same: null
  'as-amount': null
  percents: null
  second: null
  prices: null
  'not-same': null
  'work-out': null
  'nudge.1': null
  'nudge.2': null
  'nudge.3': null
  hint: null
  'step.off': { price: Value; off: Value; x: Value }
  'step.percent': { name: Value; q: Value; left: Value; price: Value; y: Value }
  'step.second': { price: Value; left: Value; one: Value; x: Value }
  'step.both': { both: Value; left: Value; y: Value }
  so: { name: Value; x: Value }
  'so-same': { x: Value }
}

export const say = defineMessages<Messages>('shapes/better-deal', { en, es })

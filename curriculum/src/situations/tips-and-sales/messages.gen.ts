// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'diner.tells': { price: Value; percent: Value }
  'diner.back': { percent: Value; part: Value }
  'pizza.tells': { price: Value; percent: Value }
  'pizza.back': { percent: Value; part: Value }
  'haircut.tells': { price: Value; percent: Value }
  'haircut.back': { percent: Value; part: Value }
  'taxi.tells': { price: Value; percent: Value }
  'taxi.back': { percent: Value; part: Value }
  'sneakers.tells': { price: Value; percent: Value }
  'sneakers.back': { percent: Value; part: Value }
  'jacket.tells': { price: Value; percent: Value }
  'jacket.back': { percent: Value; part: Value }
  'helmet.tells': { price: Value; percent: Value }
  'helmet.back': { percent: Value; part: Value }
  'headphones.tells': { price: Value; percent: Value }
  'headphones.back': { percent: Value; part: Value }
  'tent.tells': { price: Value; percent: Value }
  'tent.back': { percent: Value; part: Value }
  'backpack.tells': { price: Value; percent: Value }
  'backpack.back': { percent: Value; part: Value }
  'asks.part.tip': null
  'asks.part.sale': null
  'asks.total.tip': null
  'asks.total.sale': null
}

export const say = defineMessages<Messages>('situations/tips-and-sales', { en, es })

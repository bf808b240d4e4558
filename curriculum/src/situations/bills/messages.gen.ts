// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  letter: { letter: Value }
  'shirts.told': { who: Value; count: Value; price: Value; p: Value }
  'shirts.asks': { who: Value }
  'pizzas.told': { count: Value; price: Value; p: Value }
  'pizzas.asks': null
  'tickets.told': { who: Value; count: Value; price: Value; p: Value }
  'tickets.asks': { who: Value }
  'notebooks.told': { price: Value; p: Value; who: Value; count: Value }
  'notebooks.asks': { who: Value }
  'phones.told': { who: Value; count: Value; price: Value; p: Value }
  'phones.asks': { who: Value }
  'jeans.told': { price: Value; who: Value; count: Value; p: Value; q: Value }
  'jeans.asks': { who: Value }
  'meal.told': { price: Value; p: Value; who: Value; q: Value }
  'meal.asks': { who: Value }
  'scooter.told': { price: Value; p: Value; who: Value; q: Value }
  'scooter.asks': { who: Value }
  'weekly.told': { who: Value; price: Value; flat: Value; p: Value }
  'weekly.asks': { who: Value }
  'friends.told': { price: Value; p: Value; q: Value; count: Value }
  'friends.asks': null
  'coupon.told': { price: Value; who: Value; flat: Value; p: Value }
  'coupon.asks': { who: Value }
  'headphones.told': { price: Value; p: Value; who: Value; flat: Value }
  'headphones.asks': { who: Value }
  'clearance.told': { price: Value; p: Value; q: Value }
  'clearance.asks': { who: Value }
  'laptop.told': { price: Value; p: Value; q: Value; who: Value; count: Value }
  'laptop.asks': null
  'tip.told': { who: Value; end: Value; p: Value }
  'tip.asks': { who: Value }
  'saving.told': { p: Value; who: Value; end: Value }
  'saving.asks': { who: Value }
  'keyboard.told': { who: Value; p: Value; end: Value }
  'keyboard.asks': { who: Value }
  'goal.told': { who: Value; flat: Value; p: Value; end: Value }
  'goal.asks': null
  'share.told': { count: Value; p: Value; end: Value }
  'share.asks': null
  'budget.told': { who: Value; end: Value; p: Value; q: Value }
  'budget.asks': null
  'sneakers.told': { price: Value; p: Value; who: Value; end: Value }
  'sneakers.asks': null
  'bike.told': { price: Value; who: Value; flat: Value; end: Value }
  'bike.asks': null
  'lamps.told': { count: Value; price: Value; end: Value }
  'lamps.asks': null
  'savings.told': { who: Value; price: Value; p: Value }
  'savings.asks': { count: Value }
  'loan.told': { who: Value; price: Value; p: Value }
  'loan.asks': { who: Value; count: Value }
  'bond.told': { who: Value; price: Value; p: Value }
  'bond.asks': { count: Value }
  'car.told': { price: Value; p: Value; count: Value }
  'car.asks': null
  'months.told': { who: Value; price: Value; p: Value }
  'months.asks': { count: Value }
  'rate.told': { who: Value; price: Value; count: Value; end: Value }
  'rate.asks': null
  'years.told': { who: Value; price: Value; p: Value; end: Value }
  'years.asks': null
  'nudge.pay': null
  'nudge.back': null
  'nudge.interest': null
  hint: { first: Value }
  'step.both': { p: Value; q: Value; by: Value }
  'step.times': { by: Value; from: Value; to: Value }
  'step.over': { from: Value; by: Value; to: Value }
  'step.month': { from: Value; by: Value; to: Value }
  'step.up': { by: Value; percent: Value; factor: Value; from: Value; to: Value }
  'step.down': { by: Value; percent: Value; factor: Value; from: Value; to: Value }
  'step.part': { by: Value; from: Value; to: Value }
  'step.less': { from: Value; by: Value; to: Value }
  'step.plus': { from: Value; by: Value; to: Value }
  'step.gap': { by: Value; from: Value; to: Value }
  'step.whole': { from: Value; by: Value; factor: Value; to: Value }
  'step.before': { from: Value; percent: Value; factor: Value; to: Value }
  'step.rate': { from: Value; by: Value; gap: Value; part: Value; to: Value }
  'step.of': { from: Value; by: Value; part: Value; to: Value }
  'step.into': { by: Value; from: Value; to: Value }
}

export const say = defineMessages<Messages>('situations/bills', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  told: { thing: Value; price: Value }
  'thing.tent': null
  'thing.skateboard': null
  'thing.watch': null
  'thing.chair': null
  'thing.keyboard': null
  'thing.guitar': null
  first: { off: Value }
  'first-tax': { off: Value; q: Value }
  asks: null
  less: null
  same: null
  more: null
  'card.pay': { a: Value }
  'card.coupon': { dollars: Value }
  'card.fraction': { part: Value }
  'card.twice': { a: Value; b: Value }
  'card.raised': { a: Value; b: Value }
  'card.tax-first': { q: Value; a: Value }
  'card.no-tax': { a: Value }
  'card.coupon-tax': { dollars: Value; q: Value }
  'card.tax-coupon': { q: Value; dollars: Value }
  'card.twice-tax': { a: Value; b: Value; q: Value }
  'slip.part-for-rest': null
  'slip.percent-as-amount': null
  'slip.as-denominator': null
  'slip.adds-percents': null
  'slip.wrong-whole': null
  'work-out': null
  nudge: null
  hint: null
  costs: { cost: Value }
  so: { card: Value; cost: Value }
}

export const say = defineMessages<Messages>('shapes/sort-deals', { en, es })

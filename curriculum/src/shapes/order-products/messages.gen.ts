// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  example: null
  turned: null
  'check-all': null
  'hint.one': null
  'hint.both': null
  'next.one': null
  'next.both': null
  'next.times': null
  'so-product': { place: string; end: Value; thing: Value; first: Value; second: Value; product: Value }
  'so-end': { place: string; end: Value; thing: Value }
}

export const say = defineMessages<Messages>('shapes/order-products', { en, es })

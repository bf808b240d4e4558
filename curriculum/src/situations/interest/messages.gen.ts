// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'savings.start': { who: Value; p: Value }
  'savings.some': { who: Value }
  'certificate.start': { who: Value; p: Value }
  'certificate.some': { who: Value }
  'bond.start': { who: Value; p: Value }
  'bond.some': { who: Value }
  'club.start': { who: Value; p: Value }
  'club.some': { who: Value }
  'laptop.start': { who: Value; p: Value }
  'laptop.some': { who: Value }
  'bike.start': { who: Value; p: Value }
  'bike.some': { who: Value }
  'bike.sells': { who: Value }
  'car.start': { who: Value; p: Value }
  'car.some': { who: Value }
  'car.sells': { who: Value }
  'guitar.start': { who: Value; p: Value }
  'guitar.some': { who: Value }
  'earn.rate': { r: Value }
  'earn.interest': { time: Value }
  'earn.total': { time: Value }
  'earn.time': { got: Value }
  'earn.got': { time: Value; got: Value }
  'earn.principal': { who: Value }
  'asks-rate': null
  years: { n: number | Quantity }
  months: { n: number | Quantity }
  'furniture.sells': { who: Value }
  'phone.sells': { who: Value }
  'shoe.sells': { who: Value }
  'art.sells': { who: Value }
  'ad.sells': { who: Value }
  'solar.sells': { who: Value }
  'pay.rate': { r: Value }
  'pay.interest': { time: Value }
  'pay.total': { who: Value; time: Value }
  'pay.time': { got: Value }
  'pay.got': { time: Value; got: Value }
  'pay.principal': { who: Value }
  'ask.commission': { c: Value; s: Value }
  'ask.base': { b: Value; c: Value }
  'ask.pay': { s: Value; who: Value }
  'ask.sales': { who: Value; t: Value }
}

export const say = defineMessages<Messages>('situations/interest', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'printer.told': { amount: Value; time: Value }
  'printer.rate': null
  'printer.amount': { longer: Value }
  'printer.time': { more: Value }
  'printer.table': null
  'printer.three': null
  'baker.told': { amount: Value; time: Value }
  'baker.rate': null
  'baker.amount': { longer: Value }
  'baker.time': { more: Value }
  'baker.table': null
  'baker.three': null
  'hiker.told': { amount: Value; time: Value }
  'hiker.rate': null
  'hiker.amount': { longer: Value }
  'hiker.time': { more: Value }
  'hiker.table': null
  'hiker.three': null
  'bus.told': { amount: Value; time: Value }
  'bus.rate': null
  'bus.amount': { longer: Value }
  'bus.time': { more: Value }
  'bus.table': null
  'bus.three': null
  'pump.told': { amount: Value; time: Value }
  'pump.rate': null
  'pump.amount': { longer: Value }
  'pump.time': { more: Value }
  'pump.table': null
  'pump.three': null
  'warehouse.told': { amount: Value; time: Value }
  'warehouse.rate': null
  'warehouse.amount': { longer: Value }
  'warehouse.time': { more: Value }
  'warehouse.table': null
  'warehouse.three': null
  'cook.told': { amount: Value; time: Value }
  'cook.rate': null
  'cook.amount': { longer: Value }
  'cook.time': { more: Value }
  'cook.table': null
  'cook.three': null
  'filler.told': { amount: Value; time: Value }
  'filler.rate': null
  'filler.amount': { longer: Value }
  'filler.time': { more: Value }
  'filler.table': null
  'filler.three': null
  'cyclist.told': { amount: Value; time: Value }
  'cyclist.rate': null
  'cyclist.amount': { longer: Value }
  'cyclist.time': { more: Value }
  'cyclist.table': null
  'cyclist.three': null
  'typist.told': { amount: Value; time: Value }
  'typist.rate': null
  'typist.amount': { longer: Value }
  'typist.time': { more: Value }
  'typist.table': null
  'typist.three': null
  'plastic-printer.told': { amount: Value; time: Value }
  'plastic-printer.rate': null
  'plastic-printer.amount': { longer: Value }
  'plastic-printer.time': { more: Value }
  'plastic-printer.table': null
  'plastic-printer.three': null
  'faucet.told': { amount: Value; time: Value }
  'faucet.rate': null
  'faucet.amount': { longer: Value }
  'faucet.time': { more: Value }
  'faucet.table': null
  'faucet.three': null
}

export const say = defineMessages<Messages>('situations/steady-rate', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  stops: null
  'all-years': null
  part: null
  'as-amount': null
  direction: null
  adds: null
  'whole.both': null
  'whole.coupon': null
  'whole.before': null
  'whole.part': null
  once: null
  'rate.gap': null
  'rate.start': null
}

export const say = defineMessages<Messages>('bugs/bills', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'turned.times': null
  'turned.base': null
  'product.times': null
  'product.base': null
  difference: null
  'nudge.times': null
  'nudge.base': null
  'plan.times': null
  'plan.base': null
}

export const say = defineMessages<Messages>('shapes/times-as-long', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  offer: { size: Value; price: Value }
  'hike.wants': { who: Value }
  'hike.sells': { size: Value; price: Value }
  'picnic.wants': { who: Value }
  'picnic.sells': { size: Value; price: Value }
  'class.wants': { who: Value }
  'class.sells': { size: Value; price: Value }
  'school.wants': { who: Value }
  'school.sells': { size: Value; price: Value }
  'club.wants': { who: Value }
  'club.sells': { size: Value; price: Value }
  'flashlights.wants': { who: Value }
  'flashlights.sells': { size: Value; price: Value }
  'gifts.wants': { who: Value }
  'gifts.sells': { size: Value; price: Value }
  'snack.wants': { who: Value }
  'snack.sells': { size: Value; price: Value }
}

export const say = defineMessages<Messages>('situations/two-offers', { en, es })

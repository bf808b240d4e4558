// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'signal.flash': null
  'signal.beep': null
  'signal.tap': null
  'signal.counting': null
  'label.flash': null
  'label.beep': null
  'label.tap': null
  'label.counting': null
  scene: { one: Value; other: Value }
  title: null
  head: null
  press: { number: Value }
}

export const say = defineMessages<Messages>('worlds/catches', { en, es })

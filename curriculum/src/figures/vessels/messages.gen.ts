// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  before: null
  after: null
  pictures: { pictures: Value }
  one: { name: Value; phases: Value }
  phase: { light: Value; dark: Value; looks: Value }
  'looks.solid': null
  'looks.liquid': null
  'looks.gas': null
  sample: { from: Value; to: Value }
  warmed: { first: Value; from: Value; second: Value; to: Value }
}

export const say = defineMessages<Messages>('figures/vessels', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.tanks': null
  'scene.pots': null
  'scene.dishes': null
  'scene.plots': null
  'scene.pools': null
  title: { spread: Value }
  group: null
  'row.p-alone': null
  'row.p-with': null
  'row.q-alone': null
  'row.q-with': null
  'count.tanks': { number: Value }
  'count.pots': { number: Value }
  'count.dishes': { number: Value }
  'count.plots': { number: Value }
  'count.pools': { number: Value }
}

export const say = defineMessages<Messages>('worlds/partners', { en, es })

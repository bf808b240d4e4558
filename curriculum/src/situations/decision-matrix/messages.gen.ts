// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  head: null
  weight: null
  design: { name: Value }
  'criterion.strong': null
  'criterion.cheap': null
  'criterion.easy': null
  'criterion.lasting': null
  'scene.rack': null
  'scene.bench': null
  'scene.planter': null
  'scene.lamp': null
  'scene.ramp': null
  'scene.cart': null
  'scene.feeder': null
  'scene.bin': null
}

export const say = defineMessages<Messages>('situations/decision-matrix', { en, es })

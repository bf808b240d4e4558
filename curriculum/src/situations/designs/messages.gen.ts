// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.bridge': null
  'scene.boat': null
  'scene.chipBox': null
  'scene.iceBox': null
  'scene.soundBox': null
  'scene.tower': null
  'need.bridge': { need: Value }
  'need.boat': { need: Value }
  'need.chipBox': { need: Value }
  'need.iceBox': { need: Value }
  'need.soundBox': { need: Value }
  'need.tower': { need: Value }
  'limit.sheets': { most: Value }
  'limit.minutes': { most: Value }
  'limit.straws': { most: Value }
  'limit.grams': { most: Value }
  'limit.cents': { most: Value }
  'limit.thick': { most: Value }
  'limit.sticks': { most: Value }
  'limit-name.sheets': null
  'limit-name.minutes': null
  'limit-name.straws': null
  'limit-name.grams': null
  'limit-name.cents': null
  'limit-name.thick': null
  'limit-name.sticks': null
  'title.bridge': null
  'title.boat': null
  'title.chipBox': null
  'title.iceBox': null
  'title.soundBox': null
  'title.tower': null
  'result.bridge': null
  'result.boat': null
  'result.chipBox': null
  'result.iceBox': null
  'result.soundBox': null
  'result.tower': null
  'use.sheets': null
  'use.minutes': null
  'use.straws': null
  'use.grams': null
  'use.cents': null
  'use.thick': null
  'use.sticks': null
  head: null
  design: { name: Value }
  inside: { name: Value }
  test: { number: Value }
}

export const say = defineMessages<Messages>('situations/designs', { en, es })

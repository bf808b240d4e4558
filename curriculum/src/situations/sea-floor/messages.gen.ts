// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ridge.northAtlantic': null
  'ridge.southAtlantic': null
  'ridge.carlsberg': null
  'ridge.centralIndian': null
  'ridge.chile': null
  'ridge.southeastIndian': null
  'ridge.pacificAntarctic': null
  'ridge.eastPacific': null
  'scene.speed': { ridge: Value; distance: Value; age: Value }
  'scene.far': { ridge: Value; distance: Value; age: Value }
  'scene.widens': { ridge: Value; age: Value; distance: Value; other: Value }
  'scene.apart': { ridge: Value; age: Value; distance: Value; other: Value }
  'scene.rock': { ridge: Value; distance: Value; yearly: Value }
  'scene.coasts': { ridge: Value; yearly: Value; distance: Value }
  'scene.trench': { ridge: Value; yearly: Value; distance: Value }
  'scene.volcano': { ridge: Value; yearly: Value; distance: Value }
  'ask.speed': null
  'ask.far': { later: Value }
  'ask.widens': null
  'ask.apart': { later: Value }
  'ask.rock': null
  'ask.coasts': null
  'ask.trench': null
  'ask.volcano': null
  'label.speed': null
  'label.far': null
  'label.widens': null
  'label.apart': null
  'label.rock': null
  'label.coasts': null
  'label.trench': null
  'label.volcano': null
}

export const say = defineMessages<Messages>('situations/sea-floor', { en, es })

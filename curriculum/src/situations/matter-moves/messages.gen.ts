// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'move.leafGas': null
  'move.grassGas': null
  'move.minerals': null
  'move.rootWater': null
  'move.vapor': null
  'move.deer': null
  'move.caterpillar': null
  'move.mouse': null
  'move.breath': null
  'move.owlBreath': null
  'move.droppings': null
  'move.beetle': null
  'move.feather': null
  'move.log': null
  'move.leaves': null
  'move.fruit': null
  'move.bacteria': null
  'move.fungi': null
  'move.mushroomGas': null
  'move.bacteriaGas': null
  'move.slug': null
  'place.plants': null
  'place.animals': null
  'place.decomposers': null
  'place.soil': null
  'place.air': null
}

export const say = defineMessages<Messages>('situations/matter-moves', { en, es })

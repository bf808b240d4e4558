// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'eater.caterpillars': null
  'eater.grasshoppers': null
  'eater.mayflies': null
  'eater.toads': null
  'eater.lizards': null
  'eater.trout': null
  'eater.sheep': null
  'eater.voles': null
  'eaters.caterpillars': null
  'eaters.grasshoppers': null
  'eaters.mayflies': null
  'eaters.toads': null
  'eaters.lizards': null
  'eaters.trout': null
  'eaters.sheep': null
  'eaters.voles': null
  'energy.scene-one': { first: Value }
  'energy.scene-two': { second: Value; first: Value }
  'energy.food': null
  'energy.waste': null
  'energy.heat': null
  'energy.growth': null
  'energy.passed': null
  'energy.figure': { list: Value }
  'energy.told': { eaters: Value; eaten: Value; waste: Value; heat: Value }
  'place.forest': null
  'place.meadow': null
  'place.marsh': null
  'scene.forest': null
  'scene.meadow': null
  'scene.marsh': null
  'carbon.photosynthesis': null
  'carbon.plants': null
  'carbon.animals': null
  'carbon.decomposers': null
  'carbon.stream': null
  'carbon.harvest': null
  'carbon.figure': { list: Value }
  'carbon.told': { name: Value; note: Value }
  'carbon.unknown': null
}

export const say = defineMessages<Messages>('worlds/energy-flow', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.photosynthesis': null
  'why.species-interactions': null
  'lesson.matter': null
  'lesson.decomposers': null
  'lesson.energy': null
  'lesson.boundary': null
  'lesson.word.ecosystem.word': null
  'lesson.word.ecosystem.meaning': null
  'lesson.word.producer.word': null
  'lesson.word.producer.meaning': null
  'lesson.word.consumer.word': null
  'lesson.word.consumer.meaning': null
  'lesson.word.decomposer.word': null
  'lesson.word.decomposer.meaning': null
  'lesson.word.boundary.word': null
  'lesson.word.boundary.meaning': null
  'energy.ask-one': null
  'energy.ask-two': { eaters: Value }
  'energy.label': null
  'energy.no-heat': null
  'energy.no-waste': null
  'energy.all': null
  'energy.first-only': null
  'energy.lost': null
  'energy.skipped': null
  'energy.hint': null
  'energy.next': null
  'energy.next-chain': null
  'energy.so-rule': null
  'energy.so': { eaters: Value; eaten: Value; waste: Value; heat: Value; growth: Value }
  'carbon.ask-gain': null
  'carbon.label-gain': null
  'carbon.ask-missing': null
  'carbon.out-only': null
  'carbon.added': null
  'carbon.no-decomposers': null
  'carbon.no-animals': null
  'carbon.whole': null
  'carbon.known-only': null
  'carbon.one-left-out': null
  'carbon.hint': null
  'carbon.next-gain': null
  'carbon.next-missing': null
  'carbon.so-out': { out: Value }
  'carbon.so-gain': { taken: Value; out: Value; gain: Value }
  'carbon.so-same': null
  'carbon.so-missing': { known: Value; taken: Value; value: Value }
  'flow.scene': { place: Value }
  'flow.ask': null
  'flow.both': null
  'flow.energy': null
  'flow.matter': null
  'flow.food': { plant: Value; grazer: Value }
  'flow.second-food': { grazer: Value; hunter: Value }
  'flow.dead': { plant: Value }
  'flow.light': { plant: Value }
  'flow.heat': { grazer: Value }
  'flow.air': { plant: Value }
  'flow.minerals': { plant: Value }
  'flow.told.food': null
  'flow.told.second-food': null
  'flow.told.dead': null
  'flow.told.light': null
  'flow.told.heat': null
  'flow.told.air': null
  'flow.told.minerals': null
  'flow.hint': null
  'flow.next': null
  'flow.why.food': { grazer: Value }
  'flow.why.second-food': { hunter: Value }
  'flow.why.dead': null
  'flow.why.light': null
  'flow.why.heat': null
  'flow.why.air': null
  'flow.why.minerals': null
  'fate.ask': null
  'fate.again': null
  'fate.gone': null
  'fate.carbon': { grazer: Value }
  'fate.droppings': { hunter: Value }
  'fate.rot': { plant: Value }
  'fate.heat': { hunter: Value }
  'fate.fungi-heat': { plant: Value }
  'fate.chase': { grazer: Value }
  'fate.told.carbon': null
  'fate.told.droppings': null
  'fate.told.rot': null
  'fate.told.heat': null
  'fate.told.fungi-heat': null
  'fate.told.chase': null
  'fate.hint': null
  'fate.next': null
  'fate.why.carbon': null
  'fate.why.droppings': null
  'fate.why.rot': null
  'fate.why.heat': null
  'fate.why.fungi-heat': null
  'fate.why.chase': null
  'lab.scene': null
  'lab.warmth.head': null
  'lab.warmth.name': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.jar.head': null
  'lab.jar.name': null
  'lab.jar.round': null
  'lab.jar.square': null
  'lab.jar.oval': null
  'lab.left': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('matter-and-energy-in-ecosystems', { en, es })

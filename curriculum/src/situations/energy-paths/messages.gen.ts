// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thing.sun': null
  'thing.grass': null
  'thing.cow': null
  'thing.milk': null
  'thing.cheese': null
  'thing.calf': null
  'thing.clover': null
  'thing.rabbit': null
  'thing.fox': null
  'thing.nectar': null
  'thing.honey': null
  'thing.corn': null
  'thing.hen': null
  'thing.egg': null
  'thing.omelet': null
  'thing.wheat': null
  'thing.mouse': null
  'thing.owl': null
  'thing.bread': null
  'thing.rider': null
  'thing.oak': null
  'thing.caterpillar': null
  'thing.bluebird': null
  'thing.hawk': null
  'thing.firewood': null
  'thing.campfire': null
  'thing.pondweed': null
  'thing.snail': null
  'thing.sunfish': null
  'thing.heron': null
  'the.grass': null
  'the.cow': null
  'the.milk': null
  'the.cheese': null
  'the.calf': null
  'the.clover': null
  'the.rabbit': null
  'the.fox': null
  'the.nectar': null
  'the.honey': null
  'the.corn': null
  'the.hen': null
  'the.egg': null
  'the.omelet': null
  'the.wheat': null
  'the.mouse': null
  'the.owl': null
  'the.bread': null
  'the.rider': null
  'the.oak': null
  'the.caterpillar': null
  'the.bluebird': null
  'the.hawk': null
  'the.firewood': null
  'the.campfire': null
  'the.pondweed': null
  'the.snail': null
  'the.sunfish': null
  'the.heron': null
}

export const say = defineMessages<Messages>('situations/energy-paths', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'group.fish': null
  'group.trilobites': null
  'group.sea-scorpions': null
  'group.land-plants': null
  'group.ammonites': null
  'group.insects': null
  'group.reptiles': null
  'group.dinosaurs': null
  'group.flying-reptiles': null
  'group.mammals': null
  'group.birds': null
  'group.flowers': null
  'group.bats': null
  'group.whales': null
  'inside.fish': null
  'inside.trilobites': null
  'inside.sea-scorpions': null
  'inside.land-plants': null
  'inside.ammonites': null
  'inside.insects': null
  'inside.reptiles': null
  'inside.dinosaurs': null
  'inside.flying-reptiles': null
  'inside.mammals': null
  'inside.birds': null
  'inside.flowers': null
  'inside.bats': null
  'inside.whales': null
  title: null
  'head.group': null
  'head.first': null
  'head.last': null
  alive: null
}

export const say = defineMessages<Messages>('situations/fossil-spans', { en, es })

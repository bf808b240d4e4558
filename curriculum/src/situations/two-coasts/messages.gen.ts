// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scene: null
  title: { within: Value }
  place: null
  'rock-head': null
  age: null
  'fossil-head': null
  'today-head': null
  west: { name: Value }
  east: { name: Value }
  'rock.sandstone': null
  'rock.shale': null
  'rock.limestone': null
  'fossil.trilobite': null
  'fossil.fish': null
  'fossil.fern': null
  'fossil.glossopteris': null
  'fossil.reptile': null
  'fossil.ammonite': null
  'today.forest': null
  'today.grass': null
  'today.desert': null
  'today.farms': null
}

export const say = defineMessages<Messages>('situations/two-coasts', { en, es })

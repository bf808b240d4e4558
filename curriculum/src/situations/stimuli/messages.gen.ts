// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'receptor.eyes': null
  'receptor.ears': null
  'receptor.nose': null
  'receptor.tongue': null
  'receptor.skin': null
  'receptor.inner-ear': null
  'scene.ball': null
  'scene.crosswalk': null
  'scene.whistle': null
  'scene.friend': null
  'scene.bakery': null
  'scene.lemon': null
  'scene.cup': null
  'scene.pebble': null
  'scene.boat': null
  'stimulus.ball': null
  'stimulus.crosswalk': null
  'stimulus.whistle': null
  'stimulus.friend': null
  'stimulus.bakery': null
  'stimulus.lemon': null
  'stimulus.cup': null
  'stimulus.pebble': null
  'stimulus.boat': null
  'responds.eyes': null
  'responds.ears': null
  'responds.nose': null
  'responds.tongue': null
  'responds.skin': null
  'responds.inner-ear': null
  'to-brain': null
  'memory.ball': null
  'memory.crosswalk': null
  'memory.whistle': null
  'memory.friend': null
  'memory.bakery': null
  'memory.lemon': null
  'memory.cup': null
  'memory.pebble': null
  'memory.boat': null
  'to-muscles': null
  'response.ball': null
  'response.crosswalk': null
  'response.whistle': null
  'response.friend': null
  'response.bakery': null
  'response.lemon': null
  'response.cup': null
  'response.pebble': null
  'response.boat': null
}

export const say = defineMessages<Messages>('situations/stimuli', { en, es })

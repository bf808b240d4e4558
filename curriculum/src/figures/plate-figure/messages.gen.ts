// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  description: { scene: Value; parts: Value }
  'scene.ridge': null
  'scene.rift': null
  'scene.coast': null
  'scene.islands': null
  'scene.collision': null
  'drawn.ridge': null
  'drawn.rift': null
  'drawn.coast': null
  'drawn.islands': null
  'drawn.collision': null
  'seen.ridge': { letter: Value }
  'seen.magma': { letter: Value }
  'seen.mantle': { letter: Value }
  'seen.plate': { letter: Value }
  'seen.ocean': { letter: Value }
  'seen.valley': { letter: Value }
  'seen.volcano': { letter: Value }
  'seen.trench': { letter: Value }
  'seen.sinking': { letter: Value }
  'seen.upper': { letter: Value }
  'seen.mountains': { letter: Value }
  'seen.fault': { letter: Value }
  'name.ridge': null
  'name.magma': null
  'name.mantle': null
  'name.plate': null
  'name.ocean': null
  'name.valley': null
  'name.volcano': null
  'name.trench': null
  'name.sinking': null
  'name.upper': null
  'name.mountains': null
  'name.fault': null
  'does.ridge': null
  'does.magma': null
  'does.mantle': null
  'does.plate': null
  'does.ocean': null
  'does.valley': null
  'does.volcano': null
  'does.trench': null
  'does.sinking': null
  'does.upper': null
  'does.mountains': null
  'does.fault': null
}

export const say = defineMessages<Messages>('figures/plate-figure', { en, es })

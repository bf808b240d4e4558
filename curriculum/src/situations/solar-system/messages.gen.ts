// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'name.mercury': null
  'name.venus': null
  'name.earth': null
  'name.mars': null
  'name.jupiter': null
  'name.saturn': null
  'name.uranus': null
  'name.neptune': null
  'name.ganymede': null
  'name.titan': null
  'name.callisto': null
  'name.io': null
  'name.europa': null
  'name.triton': null
  'name.rhea': null
  'head.mercury': null
  'head.venus': null
  'head.earth': null
  'head.mars': null
  'head.jupiter': null
  'head.saturn': null
  'head.uranus': null
  'head.neptune': null
  'head.ganymede': null
  'head.titan': null
  'head.callisto': null
  'head.io': null
  'head.europa': null
  'head.triton': null
  'head.rhea': null
}

export const say = defineMessages<Messages>('situations/solar-system', { en, es })

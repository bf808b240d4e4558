// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scale: { size: Value }
  'ferry.told': { from: Value; to: Value }
  'drone.told': { from: Value; to: Value }
  'helicopter.told': { from: Value; to: Value }
  'cable.told': { from: Value; to: Value }
  'trail.told': { from: Value; to: Value }
  'robot.told': { from: Value; to: Value }
  'bird.told': { from: Value; to: Value }
  'pipe.told': { from: Value; to: Value }
  'sailboat.told': { from: Value; to: Value }
}

export const say = defineMessages<Messages>('situations/straight-ways', { en, es })

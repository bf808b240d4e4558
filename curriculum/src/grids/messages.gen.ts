// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  description: { right: Value; top: Value; step: Value; points: Value }
  spot: { name: Value; across: Value; up: Value }
  'plane.description': { low: Value; edge: Value; step: Value; points: Value }
  'plane.spot': { name: Value; across: Value; side: string; up: Value; way: string }
}

export const say = defineMessages<Messages>('grids', { en, es })

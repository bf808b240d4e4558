// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: null
  hint: { from: Value; to: Value; y: Value }
  y: { from: Value; to: Value; work: Value }
  x: { work: Value }
  divide: { work: Value }
  move: { change: Value; sum: Value }
  'along.nudge': null
  'along.hint': { run: Value }
}

export const say = defineMessages<Messages>('solutions/slope', { en, es })

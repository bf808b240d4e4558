// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  'break.first': null
  'break.second': null
  'break.nudge': null
  'break.hint': null
  'break.why': null
  'round.first': null
  'round.second': null
  'round.nudge': null
  'round.hint': null
  'round.why': null
  'parts.first': null
  'parts.second': null
  'parts.nudge': null
  'parts.hint': null
  'parts.why': null
  slip: null
}

export const say = defineMessages<Messages>('shapes/difference-ways', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  answer: { list: Value }
  placed: { card: Value; place: Value }
  'moves.asks': null
  'moves.card': { list: Value }
  'moves.substitute': null
  'moves.add': null
  'moves.subtract': null
  'moves.multiply': null
  'moves.signs': null
  'moves.look': null
  'moves.nudge': null
  'moves.hint': null
  'moves.why-substitute': { card: Value }
  'moves.why-add': { card: Value }
  'moves.why-subtract': { card: Value }
  'moves.why-multiply': { card: Value }
  'endings.asks': null
  'endings.card': { list: Value }
  'endings.zero': null
  'endings.letter': null
  'endings.true': null
  'endings.nudge': null
  'endings.hint': null
  'endings.why-one': { list: Value }
  'endings.why-none': { list: Value }
  'endings.why-all': { list: Value }
}

export const say = defineMessages<Messages>('shapes/system-moves', { en, es })

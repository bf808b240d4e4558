// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  shown: null
  'shown-rods': null
  ask: null
  title: null
  one: null
  other: null
  seen: null
  'rod.positive': null
  'rod.negative': null
  'cell.pull': null
  'cell.push': null
  'cell.untested': null
  'place.positive': null
  'place.negative': null
  'place.none': null
  'place.open': null
  card: { ball: Value }
  look: null
  'both-pull': null
  'one-test': null
  hint: null
  'next.level-1': null
  'next.level-2': null
  'next.level-3': null
  why: null
  'why-push': null
  'so.positive': { ball: Value }
  'so.negative': { ball: Value }
  'so.none': { ball: Value }
  'so.open': { ball: Value }
}

export const say = defineMessages<Messages>('worlds/charged-balls', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'across.plus': { one: Value; other: Value }
  'across.minus': { one: Value; other: Value }
  keeps: { pieces: Value }
  'other.plus': null
  'other.minus': { one: Value }
  'whole.plus': null
  'whole.minus': null
  reversed: { other: Value; one: Value }
  'story.stops': null
  'story.adds': null
  'story.other.plus': null
  'story.other.minus': null
  place: null
  'mixed.ten': { pieces: Value }
  'mixed.same': { pieces: Value }
  'mixed.whole-part': { part: Value; pieces: Value }
  'jumps.parts': null
  'jumps.place': null
  'jumps.across': null
  'jumps.forward': { end: Value }
  'jumps.stops': null
  'facts.all': null
  'facts.contrary.both': null
  'facts.contrary.less': null
  'facts.stops': null
  'facts.part': null
  'steps.stops': null
  'steps.amount': { other: Value }
  'steps.way.longer': null
  'steps.way.shorter': null
  'steps.way.gap': null
  'tapes.boxes': null
  'tapes.whole.total': null
  'tapes.whole.box': null
}

export const say = defineMessages<Messages>('bugs/fraction-sums', { en, es })

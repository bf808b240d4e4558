// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  keeps: { size: Value; value: Value }
  'way.add': { value: Value; way: string }
  'way.subtract': { value: Value; way: string }
  'sign.farther': null
  'sign.steps': null
  ignores: { first: Value }
  minuses: { first: Value }
  reversed: { first: Value }
  stops: null
  'story.way': { way: string }
  'story.sign': null
  'story.ignores': null
  'story.across': null
  'story.below': null
  'story.negative': null
  'story.goes-on': null
  'story.half': null
  'story.again': null
  'jump.way': { from: Value }
  'jump.end': { end: Value }
  'jump.added': null
  'jump.ticks': null
  'jump.goes-on': null
  'jump.half': null
  'jump.again': { first: Value }
  'jump.length': { length: Value }
  'product.different': null
  'product.negatives': null
  'product.count': null
  'product.added': null
  'product.multiplied': null
  'missing.sign': { value: Value }
  'missing.undo': null
  'missing.added': null
  'group.sign': null
  'group.way': null
  'group.added': null
  'group.multiplied': null
}

export const say = defineMessages<Messages>('bugs/signed', { en, es })

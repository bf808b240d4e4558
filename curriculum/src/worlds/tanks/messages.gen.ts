// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'animals.snails': null
  'animals.fleas': null
  'animals.crickets': null
  'animals.guppies': null
  'animals.beetles': null
  scene: { animals: Value }
  title: { animals: Value; spread: Value }
  group: null
  food: null
  space: null
  little: null
  much: null
  'little-space': null
  'much-space': null
  box: { box: Value }
  'evidence.apart': { other: Value; ours: Value; one: Value; theirs: Value }
  'evidence.span': { low: Value; high: Value }
  'evidence.both': null
}

export const say = defineMessages<Messages>('worlds/tanks', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'animals.hares': null
  'animals.lynx': null
  'animals.otters': null
  'animals.coyotes': null
  'animals.moose': null
  'animals.muskrats': null
  'animals.mink': null
  'animals.squirrels': null
  'tracks.hares': null
  'tracks.lynx': null
  'tracks.otters': null
  'tracks.coyotes': null
  'tracks.moose': null
  'tracks.muskrats': null
  'tracks.mink': null
  'tracks.squirrels': null
  'label.hares': null
  'label.lynx': null
  'label.otters': null
  'label.coyotes': null
  'label.moose': null
  'label.muskrats': null
  'label.mink': null
  'label.squirrels': null
  'scene.two': { hunters: Value; hunted: Value }
  'scene.three': { hunters: Value; hunted: Value; others: Value }
  title: { within: Value }
  time: null
  axis: null
  'claim.rose': { one: Value; to: Value; from: Value }
  'claim.crossed': { to: Value; one: Value; from: Value; other: Value }
  'claim.peaked': { one: Value; other: Value }
  'claim.changed': { one: Value; other: Value }
  'claim.food': { animals: Value }
  'claim.moved': { animals: Value }
  'claim.born': { animals: Value }
  'evidence.rose': { a: Value; one: Value; from: Value; b: Value; to: Value }
  'evidence.crossed': { one: Value; a: Value; b: Value; other: Value; c: Value; d: Value }
  'evidence.peaks': { one: Value; a: Value; other: Value; b: Value }
  'evidence.ends': { one: Value; a: Value; b: Value; other: Value; c: Value; d: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/hunters', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scatter: { most: Value }
  'test-two': { name: Value; one: Value; other: Value }
  'test-both': { first: Value; second: Value }
  'start-from': { settings: Value }
  'find-pattern': { name: Value }
  'ask-matters': null
  'ask-larger': null
  none: null
  both: null
  only: { name: Value }
  change: { head: Value; to: Value }
  'needs.two': { one: Value; other: Value }
  'needs.some': { name: Value }
  'needs.change': { change: Value }
  'needs.pattern': { name: Value }
  'needs.unfair': { name: Value }
  'needs.unfair-from': { settings: Value; name: Value }
  'needs.unfair-fixed': { setting: Value; name: Value }
  'needs.again': { name: Value }
  'wrong.missed': { name: Value; most: Value }
  'wrong.scatter': { most: Value }
  'wrong.turned': null
  'wrong.smaller': null
  'wrong.adds': null
  'wrong.doubles': null
  'wrong.stays': null
  'hint.fair': null
  'hint.gap': { name: Value; most: Value }
  'hint.from': null
  'hint.gaps': null
  'hint.fixed': { name: Value }
  'hint.double': null
  'so.two': { others: Value; one: Value; x: Value; other: Value; y: Value }
  'so.clear': { most: Value; name: Value }
  'so.none': { most: Value; name: Value }
  'so.start': { x: Value }
  'so.change': { change: Value; y: Value }
  'so.larger': { change: Value }
  'so.rows': { others: Value; list: Value }
  'so.next': { x: Value }
  'so.next-four': { x: Value }
}

export const say = defineMessages<Messages>('shapes/run-simulation', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  the: { thing: Quantity | Range | Term }
  'animals.turkeys': null
  'animals.pheasants': null
  'animals.quail': null
  'animals.rabbits': null
  'animals.muskrats': null
  'animals.pigs': null
  'scene.one': { animals: Value; things: Value }
  'scene.several': { animals: Value; things: Value }
  title: { animals: Value; within: Value }
  time: null
  axis: null
  'claim.leveled': { one: Quantity | Range | Term }
  'claim.early': { one: Quantity | Range | Term }
  'claim.more-now': { animals: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.grew-more': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.food': { one: Quantity | Range | Term }
  'claim.wolves': { one: Quantity | Range | Term; animals: Value }
  'claim.winter': { one: Quantity | Range | Term; animals: Value }
  'evidence.leveled': { one: Quantity | Range | Term; low: Value; high: Value }
  'evidence.early': { one: Quantity | Range | Term; early: Value; late: Value }
  'evidence.ends': { first: Value; one: Quantity | Range | Term; second: Value; other: Quantity | Range | Term }
  'evidence.grew': { first: Value; one: Quantity | Range | Term; second: Value; other: Quantity | Range | Term }
  'evidence.food': null
  'evidence.wolves': null
  'evidence.winter': null
}

export const say = defineMessages<Messages>('worlds/herds', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.lightCart': null
  'label.mediumCart': null
  'label.heavyCart': null
  scene: null
  title: { within: Value }
  axis: null
  'time-head': null
  hint: null
  'check.speed': null
  'check.steps': null
  'check.mass': null
  'check.row': null
  'claim.twice': { one: Quantity | Range | Term }
  'claim.four-times': { one: Quantity | Range | Term }
  'claim.equal-steps': { one: Quantity | Range | Term }
  'claim.farther': { speed: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.double': { speed: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.sound': { one: Quantity | Range | Term }
  'claim.wheels': { one: Quantity | Range | Term }
  'claim.warm': { one: Quantity | Range | Term }
  'evidence.doubled': { one: Quantity | Range | Term; slow: Value; fast: Value }
  'evidence.steps': { one: Quantity | Range | Term; early: Value; late: Value }
  'evidence.both': { speed: Value; one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.sound': null
  'evidence.wheels': null
  'evidence.warm': null
}

export const say = defineMessages<Messages>('worlds/braking', { en, es })

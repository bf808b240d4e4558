// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.moon': null
  'label.mars': null
  'label.venus': null
  'label.earth': null
  scene: null
  title: { within: Value }
  axis: null
  'time-head': null
  hint: null
  'check.mass': null
  'check.place': null
  'check.times': null
  'claim.twice': { one: Quantity | Range | Term }
  'claim.same-force': { one: Quantity | Range | Term }
  'claim.four-times': { one: Quantity | Range | Term }
  'claim.quarter': { one: Quantity | Range | Term }
  'claim.levels-off': { one: Quantity | Range | Term }
  'claim.stronger': { mass: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.double': { mass: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.as-strong': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.height': { one: Quantity | Range | Term }
  'claim.jupiter': { one: Quantity | Range | Term }
  'claim.moving': { one: Quantity | Range | Term }
  'evidence.doubled': { one: Quantity | Range | Term; few: Value; many: Value }
  'evidence.ends': { one: Quantity | Range | Term; few: Value; many: Value }
  'evidence.steps': { one: Quantity | Range | Term; early: Value; late: Value }
  'evidence.both': { mass: Value; ours: Value; one: Quantity | Range | Term; theirs: Value; other: Quantity | Range | Term }
  'evidence.crossed': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.height': null
  'evidence.jupiter': null
  'evidence.moving': null
}

export const say = defineMessages<Messages>('worlds/weights', { en, es })

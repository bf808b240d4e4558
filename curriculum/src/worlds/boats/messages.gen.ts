// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.smallBoat': null
  'label.mediumBoat': null
  'label.largeBoat': null
  scene: { need: Value }
  title: { within: Value }
  axis: null
  'time-head': null
  hint: null
  'check.higher': null
  'check.need': null
  'claim.higher-better': { one: Quantity | Range | Term }
  'claim.best': { one: Quantity | Range | Term; height: Value }
  'claim.meets': { height: Value; one: Quantity | Range | Term }
  'claim.more': { height: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.waves': { one: Quantity | Range | Term }
  'claim.plastic': { one: Quantity | Range | Term }
  'claim.hour': { one: Quantity | Range | Term }
  'evidence.row': { one: Quantity | Range | Term; first: Value; last: Value; most: Value; best: Value }
  'evidence.cell': { height: Value; one: Quantity | Range | Term; value: Value; need: Value }
  'evidence.both': { height: Value; one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.waves': null
  'evidence.plastic': null
  'evidence.hour': null
}

export const say = defineMessages<Messages>('worlds/boats', { en, es })

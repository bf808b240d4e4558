// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.salt': null
  'label.sugar': null
  'label.bakingSoda': null
  'label.saltSubstitute': null
  'label.citricAcid': null
  scene: null
  title: { within: Value }
  axis: null
  'time-head': null
  hint: null
  'claim.more-warm': { one: Quantity | Range | Term }
  'claim.less-warm': { one: Quantity | Range | Term }
  'claim.double': { one: Quantity | Range | Term }
  'claim.more-cold-water': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.more-warm-water': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.gains-more': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.vinegar': { one: Quantity | Range | Term }
  'claim.hotter': { one: Quantity | Range | Term }
  'claim.faster': { one: Quantity | Range | Term }
  'evidence.warmth': { one: Quantity | Range | Term; cold: Value; warm: Value }
  'evidence.cold': { ours: Value; one: Quantity | Range | Term; theirs: Value; other: Quantity | Range | Term }
  'evidence.warm': { ours: Value; one: Quantity | Range | Term; theirs: Value; other: Quantity | Range | Term }
  'evidence.gains': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.vinegar': null
  'evidence.hotter': null
  'evidence.faster': null
}

export const say = defineMessages<Messages>('worlds/dissolving', { en, es })

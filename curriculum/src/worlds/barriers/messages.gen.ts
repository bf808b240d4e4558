// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.clearPlastic': null
  'label.tracingPaper': null
  'label.tissuePaper': null
  'label.wovenCloth': null
  'label.darkLens': null
  'label.foilSheet': null
  scene: null
  title: { within: Value }
  axis: null
  'time-head': null
  hint: null
  'claim.some-passes': { one: Quantity | Range | Term }
  'claim.same-loss': { one: Quantity | Range | Term }
  'claim.half': { one: Quantity | Range | Term }
  'claim.passes-more': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.passes-more-three': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.reflects': { one: Quantity | Range | Term }
  'claim.absorbs': { one: Quantity | Range | Term }
  'claim.red': { one: Quantity | Range | Term }
  'evidence.last': { one: Quantity | Range | Term; three: Value }
  'evidence.first': { one: Quantity | Range | Term; none: Value; after: Value }
  'evidence.losses': { one: Quantity | Range | Term; first: Value; second: Value }
  'evidence.one-sheet': { ours: Value; one: Quantity | Range | Term; theirs: Value; other: Quantity | Range | Term }
  'evidence.three-sheets': { ours: Value; one: Quantity | Range | Term; theirs: Value; other: Quantity | Range | Term }
  'evidence.reflects': null
  'evidence.absorbs': null
  'evidence.red': null
}

export const say = defineMessages<Messages>('worlds/barriers', { en, es })

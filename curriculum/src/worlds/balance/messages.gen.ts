// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.openPan': null
  'label.hungCloth': null
  'label.openSponge': null
  'label.openTea': null
  'label.iceJar': null
  'label.clothBag': null
  'label.saltBottle': null
  'label.openSoda': null
  'label.openLimestone': null
  'label.charcoal': null
  'label.steelWool': null
  'label.closedSoda': null
  'label.closedLimestone': null
  'label.cloudyBeaker': null
  'scene.weight': null
  'scene.mass': null
  title: { within: Value }
  axis: null
  hint: null
  'check.scatter': null
  'check.same': null
  'check.direction': null
  'check.out': null
  'claim.same': { what: string; one: Quantity | Range | Term }
  'claim.lighter': { what: string; one: Quantity | Range | Term }
  'claim.heavier': { what: string; one: Quantity | Range | Term }
  'claim.got-out': { one: Quantity | Range | Term }
  'claim.came-in': { one: Quantity | Range | Term }
  'claim.changed-more': { what: string; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.later': { what: string; one: Quantity | Range | Term }
  'claim.warmer': { one: Quantity | Range | Term }
  'claim.twice': { one: Quantity | Range | Term }
  'evidence.scale': { one: Quantity | Range | Term; first: Value; last: Value }
  'evidence.changes': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.later': null
  'evidence.warmer': null
  'evidence.twice': null
}

export const say = defineMessages<Messages>('worlds/balance', { en, es })

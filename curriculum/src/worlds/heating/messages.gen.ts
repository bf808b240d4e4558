// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  a: { thing: Value }
  'label.water': null
  'label.glycerin': null
  'label.cookingOil': null
  'label.sand': null
  'label.iron': null
  'label.copper': null
  'label.granite': null
  'label.concrete': null
  'scene.one': { things: Value }
  'scene.course': { mass: Value; things: Value }
  'scene.repeats': { mass: Value; things: Value; runs: Value }
  'scene.run': { mass: Value; things: Value; runs: Value }
  'title.course': { within: Value }
  'title.repeats': { time: Value; within: Value }
  axis: null
  reading: null
  change: null
  'ask.reading': { thing: Quantity | Range | Term; time: Value }
  'ask.change': { thing: Quantity | Range | Term; from: Value; to: Value }
  'ask.next': { thing: Quantity | Range | Term; time: Value }
  'ask.more': { time: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'ask.which': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'ask.apart': { time: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'next.hint': null
  'next.step': { end: Value }
  'next.why': null
  'claim.steady': { one: Quantity | Range | Term }
  'claim.doubles': { one: Value }
  'claim.stays': { time: Value; one: Quantity | Range | Term }
  'claim.less-mass': { one: Quantity | Range | Term }
  'claim.cools-faster': { one: Quantity | Range | Term }
  'claim.changed-more': { time: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.always-warmer': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.changes-more': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'evidence.halves': { span: Value; one: Quantity | Range | Term; early: Value; late: Value }
  'evidence.doubles': { half: Value; one: Quantity | Range | Term; middle: Value; time: Value; end: Value }
  'evidence.rose': { one: Quantity | Range | Term; start: Value; time: Value; end: Value }
  'evidence.less-mass': null
  'evidence.cools-faster': null
  'evidence.changed': { time: Value; one: Quantity | Range | Term; more: Value; other: Quantity | Range | Term; less: Value }
  'evidence.closest': { time: Value; one: Quantity | Range | Term; first: Value; other: Quantity | Range | Term; second: Value }
  'evidence.colder-once': { time: Value; one: Quantity | Range | Term; first: Value; other: Quantity | Range | Term; second: Value }
  'evidence.apart': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.overlap': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'slip.doubles-reading': null
  'slip.stays': null
  'reason.right': null
  'reason.spreads-faster': null
  'reason.spreads-faster-why': null
  'reason.hot-by-nature': null
  'reason.hot-by-nature-why': null
  'reason.more-mass': null
  'reason.more-mass-why': null
  'curve.substance.water': null
  'curve.substance.tertButanol': null
  'curve.substance.lauricAcid': null
  'curve.substance.stearicAcid': null
  'curve.substance.palmiticAcid': null
  'curve.substance.sodiumThiosulfate': null
  'curve.substance.gallium': null
  'curve.substance.tin': null
  'curve.scene': { substance: Value }
  'curve.title': { within: Value }
  'curve.series': null
  'curve.claim.melts-near': { at: Value }
  'curve.claim.melts-at-end': { end: Value }
  'curve.claim.rises-on': { from: Value; to: Value }
  'curve.claim.all-solid': { time: Value }
  'curve.claim.some-solid': { time: Value }
  'curve.claim.both': { time: Value }
  'curve.claim.boils': null
  'curve.claim.liquid-faster': null
  'curve.claim.stronger-heater': null
  'curve.claim.other-solid': null
  'curve.claim.cools-alike': null
  'curve.evidence.flat': { at: Value; from: Value; to: Value }
  'curve.evidence.before': { from: Value }
  'curve.evidence.after': { to: Value }
  'curve.evidence.middle': { time: Value; from: Value; to: Value }
  'curve.evidence.second-flat': { boiling: Value }
  'curve.evidence.no-second-flat': { to: Value }
  'curve.evidence.slopes': { span: Value; solid: Value; liquid: Value }
  'curve.evidence.stronger-heater': null
  'curve.evidence.other-solid': null
  'curve.evidence.cools-alike': null
  'curve.check.level': null
  'curve.check.changes': null
  'curve.check.points': null
  'curve.hint': null
}

export const say = defineMessages<Messages>('worlds/heating', { en, es })

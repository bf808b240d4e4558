// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  a: { thing: Quantity | Range | Term }
  'label.metalCan': null
  'label.paperCup': null
  'label.glassJar': null
  'label.ceramicMug': null
  'label.foamCup': null
  'label.liddedMug': null
  'label.wrappedJar': null
  'label.liddedFoamCup': null
  'label.thermos': null
  'scene.one': { things: Value }
  'scene.course': { things: Value }
  'scene.repeats': { things: Value; runs: Value }
  'scene.run': { things: Value; runs: Value }
  'title.course': { room: Value; within: Value }
  'title.repeats': { time: Value; within: Value }
  axis: null
  reading: null
  change: null
  'ask.reading': { thing: Quantity | Range | Term; time: Value }
  'ask.change': { thing: Quantity | Range | Term; from: Value; to: Value }
  'ask.next': { thing: Quantity | Range | Term; time: Value }
  'ask.more': { one: Quantity | Range | Term; other: Quantity | Range | Term; time: Value }
  'ask.which': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'ask.apart': { time: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'next.hint': null
  'next.step': { end: Value }
  'next.why': null
  'claim.slows': { one: Quantity | Range | Term }
  'claim.steady': { one: Quantity | Range | Term; step: Value }
  'claim.at-room': { time: Value; one: Quantity | Range | Term }
  'claim.less-water': { one: Quantity | Range | Term }
  'claim.keeps-cold': { one: Quantity | Range | Term }
  'claim.changed-more': { time: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.always-warmer': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.changes-more': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'evidence.slows': { one: Quantity | Range | Term; early: Value; span: Value; late: Value }
  'evidence.at-room': { time: Value; one: Quantity | Range | Term; end: Value; room: Value }
  'evidence.less-water': null
  'evidence.keeps-cold': null
  'evidence.changed': { time: Value; one: Quantity | Range | Term; more: Value; other: Quantity | Range | Term; less: Value }
  'evidence.closest': { time: Value; one: Quantity | Range | Term; first: Value; other: Quantity | Range | Term; second: Value }
  'evidence.colder-once': { time: Value; one: Quantity | Range | Term; first: Value; other: Quantity | Range | Term; second: Value }
  'evidence.apart': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'evidence.overlap': { one: Quantity | Range | Term; ours: Value; other: Quantity | Range | Term; theirs: Value }
  'slip.steady': null
  'slip.stays-hot': null
  'reason.right': null
  'reason.makes-heat': null
  'reason.makes-heat-why': null
  'reason.cold-enters': null
  'reason.cold-enters-why': null
  'reason.own-temperature': null
  'reason.own-temperature-why': null
}

export const say = defineMessages<Messages>('worlds/cooling', { en, es })

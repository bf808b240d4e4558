// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  the: { thing: Quantity | Range | Term }
  'kind.mice': null
  'kind.moths': null
  'kind.beetles': null
  'kind.snails': null
  'kind.fish': null
  'kind.lizards': null
  'rest.mice': null
  'rest.moths': null
  'rest.beetles': null
  'rest.snails': null
  'rest.fish': null
  'rest.lizards': null
  'animals.mice': null
  'animals.moths': null
  'animals.beetles': null
  'animals.snails': null
  'animals.fish': null
  'animals.lizards': null
  'label.northValley': null
  'label.southValley': null
  'label.eastValley': null
  'label.westValley': null
  'scene.one': { animals: Value; things: Value; kind: Value; rest: Value }
  'scene.several': { animals: Value; things: Value; kind: Value; rest: Value }
  title: { kind: Value; animals: Value; within: number | Quantity }
  time: null
  axis: null
  'claim.left-more': { one: Quantity | Range | Term; kind: Value; rest: Value }
  'claim.majority': { time: Value; one: Quantity | Range | Term; kind: Value }
  'claim.steady': { one: Quantity | Range | Term }
  'claim.stronger': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.more-now': { time: Value; kind: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'claim.elsewhere': { one: Quantity | Range | Term }
  'claim.cause': { one: Quantity | Range | Term }
  'evidence.share': { one: Quantity | Range | Term; kind: Value; from: Value; to: Value }
  'evidence.majority': { time: Value; to: Value; one: Quantity | Range | Term; kind: Value }
  'evidence.halves': { one: Quantity | Range | Term; early: number | Quantity; span: Value; late: number | Quantity }
  'evidence.both': { first: number | Quantity; one: Quantity | Range | Term; second: number | Quantity; other: Quantity | Range | Term }
  'evidence.ends': { time: Value; first: Value; one: Quantity | Range | Term; second: Value; other: Quantity | Range | Term }
  'evidence.elsewhere': null
  'evidence.cause': null
  'setting.lava': null
  'setting.sand': null
  'setting.bark': null
  'setting.paleBark': null
  'setting.soil': null
  'setting.leaves': null
  'setting.grass': null
  'setting.rock': null
  'setting.gravel': null
  'setting.mud': null
  'rows.kind.mice': null
  'rows.kind.moths': null
  'rows.kind.beetles': null
  'rows.kind.snails': null
  'rows.kind.fish': null
  'rows.kind.lizards': null
  'rows.rest.mice': null
  'rows.rest.moths': null
  'rows.rest.beetles': null
  'rows.rest.snails': null
  'rows.rest.fish': null
  'rows.rest.lizards': null
}

export const say = defineMessages<Messages>('worlds/selection', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.angle-relationships': null
  'why.inequalities': null
  'lesson.sides': null
  'lesson.none': null
  'lesson.angles': null
  'lesson.both': null
  'lesson.word.side.word': null
  'lesson.word.side.meaning': null
  'lesson.word.vertex.word': null
  'lesson.word.vertex.meaning': null
  'lesson.word.degree.word': null
  'lesson.word.degree.meaning': null
  'lesson.word.unique.word': null
  'lesson.word.unique.meaning': null
  'lesson.figure': null
  'sort.asks': null
  'sort.card': { a: Value; b: Value; c: Value }
  'sort.yes': null
  'sort.no': null
  'sort.reaches': null
  'sort.flat': null
  'sort.too-short': null
  'sort.nudge': null
  'sort.hint': null
  'sort.so.yes': { a: Value; b: Value; sum: Value; c: Value }
  'sort.so.flat': { a: Value; b: Value; sum: Value }
  'sort.so.no': { a: Value; b: Value; sum: Value; c: Value }
  'third.told.flag': { who: Value; a: Value; b: Value }
  'third.told.garden': { who: Value; a: Value; b: Value }
  'third.told.kite': { who: Value; a: Value; b: Value }
  'third.told.towns': { a: Value; b: Value }
  'third.told.sail': { a: Value; b: Value }
  'third.told.tile': { who: Value; a: Value; b: Value }
  'third.told.roof': { a: Value; b: Value }
  'third.told.tent': { a: Value; b: Value }
  'third.told.brooch': { who: Value; a: Value; b: Value }
  'third.asks.most': { unit: Quantity | Range | Term }
  'third.asks.least': { unit: Quantity | Range | Term }
  'third.asks.count': { unit: Quantity | Range | Term }
  'third.label.most': null
  'third.label.least': null
  'third.label.count': null
  'third.unit': { of: Quantity | Range | Term }
  'third.flat.most': null
  'third.flat.least': null
  'third.flat.count': null
  'third.one-bound': null
  'third.longest': null
  'third.shortest': null
  'third.asks-most': null
  'third.asks-least': null
  'third.nudge.most': null
  'third.nudge.least': null
  'third.nudge.count': null
  'third.hint.most': null
  'third.hint.least': null
  'third.hint.count': null
  'third.upper': { a: Value; b: Value; sum: Value }
  'third.lower': { b: Value; a: Value; difference: Value }
  'third.so.most': { high: Value }
  'third.so.least': { low: Value }
  'third.so.count': { low: Value; high: Value; count: Value }
  'claim.whole': { unit: Quantity | Range | Term }
  'claim.said.most': { length: Value }
  'claim.said.least': { length: Value }
  'claim.said.count': { n: Value }
  'claim.truth.most': { length: Value }
  'claim.truth.least': { length: Value }
  'claim.truth.count': { n: Value }
  'claim.flat': { who: Value }
  'claim.one': { who: Value }
  'claim.other': { who: Value }
  'many.asks': null
  'many.draw': null
  'many.card.sss': { a: Value; b: Value; c: Value }
  'many.card.aaa': { a: Value; b: Value; c: Value }
  'many.card.sas': { a: Value; b: Value; c: Value }
  'many.card.asa': { a: Value; b: Value; c: Value }
  'many.card.aas': { a: Value; b: Value; c: Value }
  'many.card.ssa': { a: Value; b: Value; c: Value }
  'many.one': null
  'many.more': null
  'many.none': null
  'many.look.sss.one': null
  'many.look.sss.none': null
  'many.look.aaa.more': null
  'many.look.aaa.none': null
  'many.look.sas.one': null
  'many.look.asa.one': null
  'many.look.asa.none': null
  'many.look.aas.one': null
  'many.look.ssa.one': null
  'many.look.ssa.more': null
  'many.look.ssa.none': null
  'many.nudge': null
  'many.hint': null
  'many.so.sss.one': { a: Value; b: Value; c: Value }
  'many.so.sss.none': { a: Value; b: Value; c: Value }
  'many.so.aaa.more': { sum: Value }
  'many.so.aaa.none': { sum: Value }
  'many.so.sas.one': { c: Value }
  'many.so.asa.one': { a: Value; b: Value }
  'many.so.asa.none': { a: Value; b: Value; sum: Value }
  'many.so.aas.one': { a: Value; b: Value }
  'many.so.ssa.one': { c: Value; b: Value }
  'many.so.ssa.more': { c: Value }
  'many.so.ssa.none': { c: Value }
  'draw.told': { a: Value; b: Value }
  'draw.asks.right': { right: Value; high: Value }
  'draw.asks.right-half': { right: Value; other: Value }
  'draw.asks.halves': { right: Value; other: Value }
  'draw.above': null
  'draw.below': null
  'draw.other-end': null
  'draw.other-side': null
  'draw.length': null
  'draw.angle': null
  'draw.nudge.right': null
  'draw.nudge.right-half': null
  'draw.nudge.halves': null
  'draw.hint.right': null
  'draw.hint.right-half': null
  'draw.hint.halves': null
  'draw.why.right': { right: Value; high: Value }
  'draw.why.right-half': { long: Value; right: Value }
  'draw.why.halves': { long: Value; half: Value }
  'draw.so': { c: Value }
}

export const say = defineMessages<Messages>('triangles', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.what': null
  'lesson.volume': null
  'lesson.how': null
  'lesson.unit': null
  'lesson.word.unit-cube.word': null
  'lesson.word.unit-cube.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.layer.word': null
  'lesson.word.layer.meaning': null
  'lesson.word.cubic-centimeter.word': null
  'lesson.word.cubic-centimeter.meaning': null
  'layers.told.solid': { who: Value }
  'layers.told.plan': { who: Value }
  'layers.told.missing': { who: Value; total: Value }
  'layers.asks': null
  'layers.part': null
  'layers.cubes': null
  'layers.layer': { n: Value }
  'layers.all': null
  'layers.stack': null
  'layers.slip.all': null
  'layers.slip.bottom': null
  'layers.slip.ends': null
  'layers.slip.around': null
  'layers.slip.known': null
  'layers.nudge.solid': null
  'layers.nudge.plan': null
  'layers.nudge.missing': null
  'layers.hint': null
  'layers.rest': { known: Value; total: Value; missing: Value }
  'layers.step': { count: number | Quantity; n: Value }
  'layers.sum': { sum: Value; total: Value }
  'hidden.asks.under': { who: Value }
  'hidden.asks.block': { who: Value }
  'hidden.asks.solid': { who: Value }
  'hidden.label': null
  'hidden.slip.total': null
  'hidden.slip.top': null
  'hidden.slip.seen': null
  'hidden.slip.under': null
  'hidden.nudge.under': null
  'hidden.nudge.block': null
  'hidden.nudge.solid': null
  'hidden.hint.under': null
  'hidden.hint.block': null
  'hidden.hint.solid': null
  'hidden.all': { total: Value }
  'hidden.top': { top: Value }
  'hidden.under': { total: Value; top: Value; key: Value }
  'hidden.peel': null
  'hidden.inner': { columns: Value; rows: Value; height: Value }
  'hidden.count': { key: Value }
  'hidden.seen': { seen: Value }
  'hidden.left': { total: Value; seen: Value; key: Value }
  'pack.into.toybox': { who: Value }
  'pack.into.tin': { who: Value }
  'pack.into.crate': { who: Value }
  'pack.into.drawer': { who: Value }
  'pack.into.bin': { who: Value }
  'pack.into.cooler': { who: Value }
  'pack.into.trailer': { who: Value }
  'pack.into.cabinet': { who: Value }
  'pack.told.layers': { many: Value; layers: Value }
  'pack.told.other-unit': { many: Value; size: Value; large: Quantity | Range | Term }
  'pack.told.rest': { many: Value; size: Value; large: Quantity | Range | Term; who: Value; first: Value }
  'pack.asks.layers': { unit: Quantity | Range | Term }
  'pack.asks.other-unit': { unit: Quantity | Range | Term }
  'pack.asks.rest': { unit: Quantity | Range | Term }
  'pack.label': { unit: Quantity | Range | Term }
  'pack.answer': { amount: Value }
  'pack.slip.one-layer': null
  'pack.slip.adds': null
  'pack.slip.same': null
  'pack.slip.adds-size': null
  'pack.slip.divides': null
  'pack.slip.one-each': null
  'pack.slip.taken': null
  'pack.nudge.layers': null
  'pack.nudge.other-unit': null
  'pack.nudge.rest': null
  'pack.hint.layers': null
  'pack.hint.other-unit': null
  'pack.hint.rest': null
  'pack.why.layers': { layers: Value; n: Value }
  'pack.why.other-unit': { k: Value }
  'pack.why.rest': null
  'pack.taken': { m: Value; k: Value; taken: Value }
  'pack.so.layers': { layers: Value; n: Value; key: Value }
  'pack.so.other-unit': { n: Value; k: Value; key: Value }
  'pack.so.rest': { n: Value; taken: Value; key: Value }
  'rebuild.told.layers': { who: Value; total: Value }
  'rebuild.told.left': { who: Value; total: Value }
  'rebuild.told.again': { who: Value; columns: Value; rows: number | Quantity }
  'rebuild.asks.layers': null
  'rebuild.asks.left': { who: Value }
  'rebuild.asks.again': null
  'rebuild.label.layers': null
  'rebuild.label.left': null
  'rebuild.slip.minus': null
  'rebuild.slip.one-layer': null
  'rebuild.slip.layers': null
  'rebuild.slip.next': null
  'rebuild.slip.once': null
  'rebuild.slip.total': null
  'rebuild.slip.same-height': null
  'rebuild.nudge.layers': null
  'rebuild.nudge.left': null
  'rebuild.nudge.again': null
  'rebuild.hint.layers': null
  'rebuild.hint.left': null
  'rebuild.hint.again': null
  'rebuild.count': { total: Value }
  'rebuild.layer': { layer: Value }
  'rebuild.divide': { total: Value; layer: Value; layers: Value }
  'rebuild.built': { layers: Value; layer: Value; built: Value }
  'rebuild.left': { total: Value; built: Value; left: Value }
  'order.asks': null
  'order.layers': { a: Value; b: Value }
  'order.stacks': { a: Value; b: Value; c: Value; d: Value }
  'order.block': { a: Value }
  'order.rows': { a: Value; b: Value; c: Value }
  'order.taken': { a: Value; b: Value; c: Value }
  'order.doubles': { a: Value }
  'order.least': null
  'order.most': null
  'order.slip.reversed': null
  'order.slip.height': null
  'order.slip.first': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { solid: Value; count: Value }
  'space.asks': { n: Value }
  'space.less': { n: Value }
  'space.equal': { n: Value }
  'space.more': { n: Value }
  'space.card.full': { n: Value }
  'space.card.layers': { layers: Value; layer: Value }
  'space.card.half': { half: Value }
  'space.card.outside': { few: Value; n: Value }
  'space.card.small': { n: Value }
  'space.card.fewer': { layers: Value; thin: Value }
  'space.card.room': { n: Value; few: Value }
  'space.card.gaps': { n: Value }
  'space.card.inch': { n: Value }
  'space.card.large': { n: Value }
  'space.slip.full': null
  'space.slip.layers': null
  'space.slip.half': null
  'space.slip.outside': null
  'space.slip.small': null
  'space.slip.fewer': null
  'space.slip.room': null
  'space.slip.gaps': null
  'space.slip.inch': null
  'space.slip.large': null
  'space.nudge': null
  'space.hint': null
  'space.rule': null
  'space.step': { card: Value; why: Value }
  'space.why.full': { n: Value }
  'space.why.layers': { layers: Value; layer: Value; n: Value }
  'space.why.half': { half: Value; n: Value }
  'space.why.outside': { n: Value }
  'space.why.small': null
  'space.why.fewer': { layers: Value; layer: Value; n: Value }
  'space.why.room': null
  'space.why.gaps': null
  'space.why.inch': null
  'space.why.large': null
  'claim.plan': null
  'claim.solid': null
  'claim.said': { total: Value }
  'claim.faces': { who: Value }
  'claim.hidden': { who: Value }
  'claim.footprint': { who: Value }
  'claim.around': { who: Value }
  'claim.row': { who: Value }
  'claim.nudge.plan': null
  'claim.nudge.solid': null
  'claim.hint': null
  'claim.layers': null
}

export const say = defineMessages<Messages>('count-unit-cubes', { en, es })

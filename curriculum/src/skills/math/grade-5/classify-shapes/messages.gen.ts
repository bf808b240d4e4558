// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.what': null
  'lesson.inside': null
  'lesson.inherit': null
  'lesson.names': null
  'lesson.counter': null
  'lesson.word.attribute.word': null
  'lesson.word.attribute.meaning': null
  'lesson.word.category.word': null
  'lesson.word.category.meaning': null
  'lesson.word.parallel.word': null
  'lesson.word.parallel.meaning': null
  'lesson.word.quadrilateral.word': null
  'lesson.word.quadrilateral.meaning': null
  'lesson.word.parallelogram.word': null
  'lesson.word.parallelogram.meaning': null
  'lesson.word.rhombus.word': null
  'lesson.word.rhombus.meaning': null
  marks: null
  'card.asks': null
  'card.always': null
  'card.sometimes': null
  'card.never': null
  'card.has': { shape: Quantity | Range | Term; attribute: Value }
  'card.is': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'card.extra': null
  'card.inherited': null
  'card.own': null
  'card.converse': null
  'card.looks': null
  'card.nudge': null
  'card.hint.has': null
  'card.hint.is': null
  'card.so.always': { card: Value }
  'card.so.sometimes': { card: Value }
  'card.so.never': { card: Value }
  'names.asks': null
  'names.told': { of: Quantity | Range | Term; list: Value }
  'names.sure': null
  'names.wrong': { shape: Quantity | Range | Term }
  'names.missed': null
  'names.nudge': null
  'names.hint': null
  'names.smallest': { shape: Quantity | Range | Term }
  'pick.asks': { count: Value; shape: Quantity | Range | Term }
  'pick.without': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'pick.left-out': { shape: Quantity | Range | Term }
  'pick.looks': { shape: Quantity | Range | Term }
  'pick.own': { shape: Quantity | Range | Term }
  'pick.nudge': { shape: Quantity | Range | Term }
  'pick.hint': null
  'pick.so': { count: number | Quantity; list: Value; shape: Quantity | Range | Term }
  'pick.needs': { shape: Quantity | Range | Term; attribute: Value }
  'pick.not': { other: Quantity | Range | Term }
  'order.asks': null
  'order.with': { shape: Quantity | Range | Term; attribute: Value }
  'order.first': null
  'order.last': null
  'order.reversed': null
  'order.swap': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'order.nudge': null
  'order.hint': null
  'order.so': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.asks': null
  'reason.group': { shape: Quantity | Range | Term }
  'reason.which': null
  'reason.what': null
  'reason.who': null
  'reason.every': { shape: Quantity | Range | Term }
  'reason.so': { shape: Quantity | Range | Term }
  'reason.all': { shape: Quantity | Range | Term }
  'reason.are': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.passes.every': { shape: Quantity | Range | Term }
  'reason.passes.some': { shape: Quantity | Range | Term }
  'reason.passes.others': { shape: Quantity | Range | Term }
  'reason.kept': null
  'reason.not-all.has': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.not-all.but-missing': null
  'reason.not-all.missing': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.not-all.but-has': null
  'reason.slip.group': { shape: Quantity | Range | Term }
  'reason.slip.extra': { shape: Quantity | Range | Term }
  'reason.slip.passes': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.slip.always': { shape: Quantity | Range | Term }
  'reason.nudge.so': null
  'reason.nudge.passes': null
  'reason.nudge.not-all': null
  'reason.hint.so': null
  'reason.hint.passes': null
  'reason.hint.not-all': null
  'reason.why.inside': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'reason.why.has': { other: Quantity | Range | Term; attribute: Value; shape: Quantity | Range | Term }
  'reason.why.not-all': { other: Quantity | Range | Term; attribute: Value; shape: Quantity | Range | Term }
  'reason.why.enough': { other: Quantity | Range | Term }
  'counter.claim': { claim: Value }
  'counter.is': { shape: Quantity | Range | Term; other: Quantity | Range | Term }
  'counter.has': { shape: Quantity | Range | Term; attribute: Value }
  'counter.turned': { attribute: Value; other: Quantity | Range | Term }
  'counter.asks': null
  'counter.group': { shape: Quantity | Range | Term }
  'counter.having': { attribute: Value }
  'counter.fits': null
  'counter.outside': { first: Value }
  'counter.nudge': { first: Value }
  'counter.hint': null
  'counter.first': { letter: Value; first: Value }
  'counter.not': { other: Quantity | Range | Term }
  'counter.lacks': { attribute: Value }
}

export const say = defineMessages<Messages>('classify-shapes', { en, es })

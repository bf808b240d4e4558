// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.compare': null
  'lesson.zeros': null
  'lesson.round': null
  'lesson.range': null
  'lesson.figure': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.hundredth.word': null
  'lesson.word.hundredth.meaning': null
  'lesson.word.thousandth.word': null
  'lesson.word.thousandth.meaning': null
  'lesson.word.rounding.word': null
  'lesson.word.rounding.meaning': null
  'lesson.word.halfway.word': null
  'lesson.word.halfway.meaning': null
  label: null
  'cards.shown': { list: Value }
  'cards.asks.greatest': null
  'cards.asks.least': null
  'cards.asks.closest': { target: Value }
  'cards.asks.top': { target: Value }
  'cards.asks.bottom': { target: Value }
  'cards.turned.greatest': null
  'cards.turned.least': null
  'cards.point': null
  'cards.side': null
  'cards.starts': { target: Value }
  'cards.nudge.greatest': null
  'cards.nudge.least': null
  'cards.nudge.closest': { target: Value }
  'cards.nudge.top': { target: Value }
  'cards.nudge.bottom': { target: Value }
  'cards.hint.greatest': null
  'cards.hint.least': null
  'cards.hint.closest': null
  'cards.hint.top': null
  'cards.hint.bottom': null
  'cards.near': { target: Value; list: Value }
  'cards.from': { from: Value; to: Value }
  'cards.fit': { list: Value }
  'cards.places.greatest': null
  'cards.places.least': null
  'cards.so': { n: Value }
  'claim.context': { who: Value; number: Value; place: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.down': { who: Value }
  'claim.up': { who: Value }
  'claim.place': { who: Value }
  'claim.side': { who: Value }
  'claim.nudge': { place: Value }
  'claim.hint': null
  'claim.between': { number: Value; low: Value; high: Value }
  'task.beads.told': null
  'task.beads.title': null
  'task.beads.head': null
  'task.beads.most': null
  'task.beads.least': null
  'task.beads.many': { units: Quantity | Range | Term; n: Value }
  'task.beads.fits': { w: Value }
  'task.beads.box': { power: Value; w: Value; n: Value }
  'task.beads.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.beads.order': null
  'task.beans.told': null
  'task.beans.title': null
  'task.beans.head': null
  'task.beans.most': null
  'task.beans.least': null
  'task.beans.many': { units: Quantity | Range | Term; n: Value }
  'task.beans.fits': { w: Value }
  'task.beans.box': { power: Value; w: Value; n: Value }
  'task.beans.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.beans.order': null
  'task.nails.told': null
  'task.nails.title': null
  'task.nails.head': null
  'task.nails.most': null
  'task.nails.least': null
  'task.nails.many': { units: Quantity | Range | Term; n: Value }
  'task.nails.fits': { w: Value }
  'task.nails.box': { power: Value; w: Value; n: Value }
  'task.nails.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.nails.order': null
  'task.clips.told': null
  'task.clips.title': null
  'task.clips.head': null
  'task.clips.most': null
  'task.clips.least': null
  'task.clips.many': { units: Quantity | Range | Term; n: Value }
  'task.clips.fits': { w: Value }
  'task.clips.box': { power: Value; w: Value; n: Value }
  'task.clips.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.clips.order': null
  'task.cards.told': null
  'task.cards.title': null
  'task.cards.head': null
  'task.cards.most': null
  'task.cards.least': null
  'task.cards.many': { units: Quantity | Range | Term; n: Value }
  'task.cards.fits': { w: Value }
  'task.cards.box': { power: Value; w: Value; n: Value }
  'task.cards.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.cards.order': null
  'task.buttons.told': null
  'task.buttons.title': null
  'task.buttons.head': null
  'task.buttons.most': null
  'task.buttons.least': null
  'task.buttons.many': { units: Quantity | Range | Term; n: Value }
  'task.buttons.fits': { w: Value }
  'task.buttons.box': { power: Value; w: Value; n: Value }
  'task.buttons.back': { n: Value; w: Value; units: Quantity | Range | Term }
  'task.buttons.order': null
  'task.kind': null
  'task.digit': null
  'task.round': null
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.places': null
  'task.slip.face': null
  'task.slip.place': null
  'task.slip.cut': null
  'task.slip.up': null
  'task.slip.rounded': null
  'task.slip.zeros': null
  'task.slip.shift': null
  'task.slip.way': null
  'task.slip.whole': null
  'task.slip.count': null
  'task.slip.turned': null
  'task.why.most': { equation: Value }
  'task.why.least': { equation: Value }
  'task.why.digit': { equation: Value }
  'task.why.round': { equation: Value }
  'task.why.many': { equation: Value }
  'task.why.fits': { equation: Value }
  'task.why.box': { equation: Value }
  'task.why.back': { equation: Value }
  'task.why.order': { equation: Value }
}

export const say = defineMessages<Messages>('compare-and-round-decimals', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.exponent-rules': null
  'why.decimal-place-value': null
  'why.signed-numbers': null
  'lesson.what': null
  'lesson.exponent': { large: Value; small: Value }
  'lesson.work': null
  'lesson.figure.title': null
  'lesson.figure.what': null
  'lesson.figure.meters': null
  'lesson.figure.said': null
  'lesson.word.scientific-notation.word': null
  'lesson.word.scientific-notation.meaning': null
  'lesson.word.power-of-ten.word': null
  'lesson.word.power-of-ten.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'lesson.word.standard-form.word': null
  'lesson.word.standard-form.meaning': null
  'write.asks': null
  'write.rewrite': { n: Value }
  'write.label': null
  'write.nudge': null
  'write.hint.large': { first: Value }
  'write.hint.small': { first: Value }
  'write.hint.given': { from: Value }
  'write.point': { leading: Value; first: Value }
  'write.why.large': { places: number | Quantity; exponent: Value }
  'write.why.small': { places: number | Quantity; exponent: Value }
  'write.why.given': { places: number | Quantity; exponent: Value }
  'write.so': { key: Value }
  'times.label': null
  'times.unit': null
  'times.nudge': null
  'times.hint': { a: Value; b: Value; powers: Value }
  'times.firsts': { a: Value; b: Value; quotient: Value }
  'times.powers': { gap: Value; power: Value }
  'times.so': { quotient: Value; power: Value; times: Value }
  'times.two': { one: Value; other: Value }
  'times.estimate.times': null
  'times.estimate.fit': null
  'times.about': { times: Value }
  'times.round': { a: Value; b: Value; powers: Value }
  'times.about-firsts': { a: Value; b: Value; quotient: Value }
  'times.about-so': { times: Value }
  'calculate.plain': { problem: Value }
  'calculate.asks': null
  'calculate.nudge.product': null
  'calculate.nudge.sum': null
  'calculate.hint.times': null
  'calculate.hint.over': null
  'calculate.hint.plus': null
  'calculate.hint.minus': null
  'mistake.works': { who: Value }
  'mistake.check': null
  'mistake.truth': { result: Value }
  'task.rice.told': { large: Value; each: Value; small: Value }
  'task.rice.total': { product: Value; n: Value }
  'task.rice.fits': { amount: Value }
  'task.rice.times': null
  'task.rice.unit0': null
  'task.rice.unit1': { large: Value }
  'task.rice.fine': null
  'task.rice.coarse': null
  'task.photos.told': { large: Value; each: Value; small: Value }
  'task.photos.total': { product: Value; n: Value }
  'task.photos.fits': { amount: Value }
  'task.photos.times': null
  'task.photos.unit0': null
  'task.photos.unit1': { large: Value }
  'task.photos.fine': null
  'task.photos.coarse': null
  'task.ants.told': { large: Value; each: Value; small: Value }
  'task.ants.total': { product: Value; n: Value }
  'task.ants.fits': { amount: Value }
  'task.ants.times': null
  'task.ants.unit0': null
  'task.ants.unit1': { large: Value }
  'task.ants.fine': null
  'task.ants.coarse': null
  'task.drops.told': { large: Value; each: Value; small: Value }
  'task.drops.total': { product: Value; n: Value }
  'task.drops.fits': { amount: Value }
  'task.drops.times': null
  'task.drops.unit0': null
  'task.drops.unit1': { large: Value }
  'task.drops.fine': null
  'task.drops.coarse': null
  'task.cells.told': { large: Value; each: Value; small: Value }
  'task.cells.total': { product: Value; n: Value }
  'task.cells.fits': { amount: Value }
  'task.cells.times': null
  'task.cells.unit0': null
  'task.cells.unit1': { large: Value }
  'task.cells.fine': null
  'task.cells.coarse': null
  'task.seeds.told': { large: Value; each: Value; small: Value }
  'task.seeds.total': { product: Value; n: Value }
  'task.seeds.fits': { amount: Value }
  'task.seeds.times': null
  'task.seeds.unit0': null
  'task.seeds.unit1': { large: Value }
  'task.seeds.fine': null
  'task.seeds.coarse': null
  'task.written': { each: Value }
  'task.sum': { large: Value; small: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.sign': null
  'task.slip.step': null
  'task.slip.multiplied': null
  'task.slip.subtracted': null
  'task.slip.normal': null
  'task.slip.first': null
  'task.slip.powers': null
  'task.slip.off': null
  'task.slip.unlike': null
  'task.slip.combined': null
  'task.slip.fine': null
  'task.slip.coarse': null
  'task.slip.forward': null
  'task.why.written': { equation: Value }
  'task.why.total': { equation: Value }
  'task.why.times': { equation: Value }
  'task.why.unit': { equation: Value }
  'task.why.sum': { equation: Value }
  'task.why.fits': { equation: Value }
}

export const say = defineMessages<Messages>('scientific-notation', { en, es })

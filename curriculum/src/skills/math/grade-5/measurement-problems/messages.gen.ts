// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.convert-units': null
  'why.decimal-arithmetic': null
  'lesson.what': null
  'lesson.same': null
  'lesson.two': null
  'lesson.check': null
  'lesson.figure': null
  'lesson.step': null
  'lesson.result': null
  'lesson.row.small': null
  'lesson.row.small-result': null
  'lesson.row.large': null
  'lesson.row.large-result': null
  'lesson.row.cost': null
  'lesson.row.cost-result': { cost: Value }
  'lesson.word.unit.word': null
  'lesson.word.unit.meaning': null
  'lesson.word.convert.word': null
  'lesson.word.convert.meaning': null
  'lesson.word.trade.word': null
  'lesson.word.trade.meaning': null
  'scene.ribbon.one': { who: Value; amount: Value; extra: Value; small: Quantity | Range | Term }
  'scene.ribbon.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.ribbon.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.ribbon.left': { large: Quantity | Range | Term }
  'scene.ribbon.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.board.one': { amount: Value; who: Value; extra: Value; small: Quantity | Range | Term }
  'scene.board.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.board.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.board.left': { large: Quantity | Range | Term }
  'scene.board.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.juice.one': { who: Value; amount: Value; extra: Value; small: Quantity | Range | Term }
  'scene.juice.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.juice.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.juice.left': { large: Quantity | Range | Term }
  'scene.juice.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.cheese.one': { amount: Value; who: Value; extra: Value; small: Quantity | Range | Term }
  'scene.cheese.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.cheese.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.cheese.left': { large: Quantity | Range | Term }
  'scene.cheese.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.rice.one': { who: Value; amount: Value; extra: Value; small: Quantity | Range | Term }
  'scene.rice.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.rice.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.rice.left': { large: Quantity | Range | Term }
  'scene.rice.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.soap.one': { amount: Value; who: Value; extra: Value; small: Quantity | Range | Term }
  'scene.soap.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.soap.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.soap.left': { large: Quantity | Range | Term }
  'scene.soap.cost': { price: Value; large: Quantity | Range | Term; who: Value; n: Value; each: Value }
  'scene.run.one': { who: Value; amount: Value; extra: Value; small: Quantity | Range | Term }
  'scene.run.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.run.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.run.left': { large: Quantity | Range | Term }
  'scene.run.cost': { large: Quantity | Range | Term; who: Value; price: Value; n: Value; each: Value }
  'scene.lessons.one': { who: Value; amount: Value; extra: Value; small: Quantity | Range | Term }
  'scene.lessons.need': { who: Value; n: Value; each: Value; large: Quantity | Range | Term }
  'scene.lessons.have': { amount: Value; who: Value; n: Value; each: Value }
  'scene.lessons.left': { large: Quantity | Range | Term }
  'scene.lessons.cost': { price: Value; large: Quantity | Range | Term; n: Value; each: Value }
  'label.amount': null
  'label.cost': null
  answer: { right: Value }
  unit: { unit: Quantity | Range | Term }
  'slip.ten': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.place': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.unlike': null
  'slip.early.one': null
  'slip.early.left': null
  'slip.early.cost': null
  'slip.none': null
  'slip.once': null
  'slip.times': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'nudge.one': null
  'nudge.need': { small: Quantity | Range | Term }
  'nudge.left': { small: Quantity | Range | Term }
  'nudge.cost': { large: Quantity | Range | Term }
  'hint.one': { large: Value; small: Value }
  'hint.need': { large: Value; small: Value }
  'hint.left': { large: Value; small: Value }
  'hint.cost': { large: Value; small: Value }
  'work.down': { large: Value; small: Value; equation: Value }
  'work.add': { equation: Value }
  'work.take': { equation: Value }
  'work.all': { equation: Value }
  'work.up': { small: Value; large: Value; equation: Value }
  'work.left': { equation: Value }
  'work.cost': { equation: Value }
  'claim.said': { got: Value }
  'claim.truth': { got: Value }
  'claim.ten': { who: Value }
  'claim.place': { who: Value }
  'claim.early.one': { who: Value }
  'claim.early.cost': { who: Value }
  'claim.once': { who: Value }
  'back.ribbon.size': { who: Value; amount: Value; n: Value; small: Quantity | Range | Term }
  'back.ribbon.rest': { amount: Value; who: Value; n: Value; extra: Value; small: Quantity | Range | Term }
  'back.ribbon.price': { who: Value; n: Value; each: Value; cost: Value; large: Quantity | Range | Term }
  'back.juice.size': { who: Value; amount: Value; n: Value; small: Quantity | Range | Term }
  'back.juice.rest': { amount: Value; who: Value; n: Value; extra: Value; small: Quantity | Range | Term }
  'back.juice.price': { who: Value; n: Value; each: Value; cost: Value; large: Quantity | Range | Term }
  'back.rice.size': { who: Value; amount: Value; n: Value; small: Quantity | Range | Term }
  'back.rice.rest': { amount: Value; who: Value; n: Value; extra: Value; small: Quantity | Range | Term }
  'back.rice.price': { who: Value; n: Value; each: Value; cost: Value; large: Quantity | Range | Term }
  'back.soap.size': { who: Value; amount: Value; n: Value; small: Quantity | Range | Term }
  'back.soap.rest': { amount: Value; who: Value; n: Value; extra: Value; small: Quantity | Range | Term }
  'back.soap.price': { who: Value; n: Value; each: Value; cost: Value; large: Quantity | Range | Term }
  'back.lessons.size': { amount: Value; who: Value; n: Value; small: Quantity | Range | Term }
  'back.lessons.rest': { amount: Value; who: Value; n: Value; extra: Value; small: Quantity | Range | Term }
  'back.lessons.price': { n: Value; each: Value; cost: Value; large: Quantity | Range | Term }
  'back.nudge.size': { small: Quantity | Range | Term }
  'back.nudge.rest': { small: Quantity | Range | Term }
  'back.nudge.price': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'back.hint.size': { large: Value; small: Value }
  'back.hint.rest': { large: Value; small: Value }
  'back.hint.price': { large: Value; small: Value }
  'back.one': { large: Value; equation: Value }
  'back.without': { equation: Value }
  'back.share': { equation: Value }
  'back.slip.none.size': null
  'back.slip.none.rest': null
  'back.slip.none.price': null
  'back.slip.early.size': null
  'back.slip.early.rest': null
  'back.slip.early.price': null
  'back.slip.rest': null
  'back.slip.times': null
  'line.figure': { unit: Quantity | Range | Term; most: Value; spaces: Value; points: Value }
  'line.on': { letter: Value; at: Value }
  'line.after': { letter: Value; more: number | Quantity; left: Value }
  'line.axis': { unit: Quantity | Range | Term }
  'line.label': null
  'line.trail.told': { unit: Quantity | Range | Term }
  'line.trail.between': { units: Quantity | Range | Term }
  'line.trail.rest': { n: Value; each: Value; units: Quantity | Range | Term }
  'line.trail.parts': { each: Value }
  'line.shelf.told': { unit: Quantity | Range | Term }
  'line.shelf.between': { units: Quantity | Range | Term }
  'line.shelf.rest': { n: Value; each: Value; units: Quantity | Range | Term }
  'line.shelf.parts': { each: Value }
  'line.cloth.told': { unit: Quantity | Range | Term }
  'line.cloth.between': { units: Quantity | Range | Term }
  'line.cloth.rest': { n: Value; each: Value; units: Quantity | Range | Term }
  'line.cloth.parts': { each: Value }
  'line.show.told': { unit: Quantity | Range | Term }
  'line.show.between': { units: Quantity | Range | Term }
  'line.show.rest': { n: Value; each: Value; units: Quantity | Range | Term }
  'line.show.parts': { each: Value }
  'line.cooler.told': { unit: Quantity | Range | Term }
  'line.cooler.between': { units: Quantity | Range | Term }
  'line.cooler.rest': { n: Value; each: Value; units: Quantity | Range | Term }
  'line.cooler.parts': { each: Value }
  'line.slip.end': null
  'line.slip.steps': { spaces: Value; large: Quantity | Range | Term }
  'line.slip.early': null
  'line.nudge': { spaces: Value; unit: Quantity | Range | Term }
  'line.hint.between': { large: Value; small: Value }
  'line.hint.rest': { small: Quantity | Range | Term; large: Value; n: Value; each: Value }
  'line.hint.parts': { small: Quantity | Range | Term; large: Value; each: Value }
  'line.work.read': { unit: Quantity | Range | Term; equation: Value }
  'line.work.used': { equation: Value }
  'line.work.rest': { equation: Value }
  'line.work.parts': { equation: Value }
  'enough.asks.two': null
  'enough.asks.three': null
  'enough.short': null
  'enough.enough': null
  'enough.exact': null
  'enough.more': null
  'enough.card.ribbon': { amount: Value; n: Value; each: Value }
  'enough.card.board': { amount: Value; n: Value; each: Value }
  'enough.card.juice': { amount: Value; n: Value; each: Value }
  'enough.card.cheese': { amount: Value; n: Value; each: Value }
  'enough.card.rice': { amount: Value; n: Value; each: Value }
  'enough.card.soap': { amount: Value; n: Value; each: Value }
  'enough.card.run': { amount: Value; n: Value; each: Value }
  'enough.card.lessons': { amount: Value; n: Value; each: Value }
  'enough.slip.numbers': null
  'enough.slip.exact': null
  'enough.nudge': null
  'enough.hint': null
  'enough.why.short': { card: Value; need: Value; small: Quantity | Range | Term; have: Value }
  'enough.why.exact': { card: Value; need: Value; small: Quantity | Range | Term }
  'enough.why.more': { card: Value; need: Value; small: Quantity | Range | Term; have: Value }
  'match.asks': null
  'match.all': { small: Quantity | Range | Term }
  'match.used': { small: Quantity | Range | Term }
  'match.used-large': { large: Quantity | Range | Term }
  'match.left': { small: Quantity | Range | Term }
  'match.left-large': { large: Quantity | Range | Term }
  'match.expression': { expression: Value }
  'match.slip.stops-early': null
  'match.slip.wrong-operation': null
  'match.slip.adds-unlike': null
  'match.slip.other': null
  'match.nudge': null
  'match.hint': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'match.why': { amount: Value; small: Quantity | Range | Term; large: Quantity | Range | Term }
  'match.step': { question: Value; expression: Value }
}

export const say = defineMessages<Messages>('measurement-problems', { en, es })

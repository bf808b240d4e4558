// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Person, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multi-digit-multiplication': null
  'why.two-digit-divisors': null
  'lesson.what': null
  'lesson.order': null
  'lesson.rest': null
  'lesson.check': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.remainder.word': null
  'lesson.word.remainder.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  'lesson.figure': null
  'lesson.step': null
  'lesson.result': null
  'lesson.row.all': null
  'lesson.row.full': null
  'lesson.row.left': null
  'intro.apples': null
  'intro.marbles': null
  'intro.books': null
  'intro.chairs': null
  'intro.pencils': null
  'intro.bricks': null
  'intro.photos': { who: Value }
  'intro.buttons': null
  told: { a: Person | Quantity | Range | Term; b: Value }
  aside: { aside: Value }
  into: { c: Value; group: Quantity | Range | Term }
  'asks.exact': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'asks.full': { group: Quantity | Range | Term }
  'asks.needed': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'asks.left': { thing: Quantity | Range | Term }
  'asks.needed-aside': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  label: { unit: Quantity | Range | Term }
  answer: { right: Value }
  'slip.total': null
  'slip.up': null
  'slip.drops': null
  'slip.quotient': null
  'slip.room': null
  'slip.rest': null
  'slip.adds': null
  'slip.aside': null
  'slip.subtracts': null
  'slip.total-back': null
  'slip.leaves-out': null
  'slip.groups': null
  'nudge.two': { thing: Quantity | Range | Term }
  'nudge.aside': { thing: Quantity | Range | Term }
  'hint.exact': { group: Quantity | Range | Term }
  'hint.full': null
  'hint.needed': null
  'hint.left': null
  'work.all': { thing: Quantity | Range | Term; x: Value; y: Value; all: Value }
  'work.aside': { d: Value; all: Value; total: Value }
  'work.exact': { total: Value; z: Value; full: Value }
  'work.divide': { z: Value; full: Value; used: Value; total: Value; rest: Value }
  'work.so.full': { full: Value }
  'work.so.needed': { full: Value; next: Value }
  'work.so.left': { rest: Value }
  'steps.asks': null
  'steps.question': null
  'steps.number': null
  'steps.all': { thing: Quantity | Range | Term }
  'steps.after': { thing: Person | Quantity | Range | Term }
  'steps.full': { group: Quantity | Range | Term }
  'steps.rest': { thing: Quantity | Range | Term }
  'steps.nudge': null
  'steps.hint': { thing: Quantity | Range | Term; group: Quantity | Range | Term }
  'back.told': { a: Quantity | Range | Term; thing: Quantity | Range | Term }
  'back.set-aside': { aside: Value }
  'back.after.exact': { thing: Quantity | Range | Term; groups: Value; c: Value; group: Person | Quantity | Range | Term }
  'back.after.rest': { thing: Quantity | Range | Term; groups: Value; c: Value; left: Value; group: Person | Quantity | Range | Term }
  'back.after.aside': { thing: Quantity | Range | Term; groups: Value; c: Value; left: Value; group: Person | Quantity | Range | Term }
  'back.asks': { thing: Quantity | Range | Term; a: Quantity | Range | Term }
  'back.nudge': null
  'back.hint.exact': { a: Quantity | Range | Term }
  'back.hint.rest': { a: Quantity | Range | Term }
  'back.hint.aside': { a: Quantity | Range | Term }
  'back.used': { full: Value; z: Value; used: Value }
  'back.sum.rest': { used: Value; rest: Value; all: Value }
  'back.sum.aside': { used: Value; rest: Value; d: Value; all: Value }
  'back.divide': { all: Value; x: Value; y: Value }
  'sort.told': { total: Value; thing: Quantity | Range | Term }
  'sort.division': { total: Value; z: Value; full: Value; rest: Value }
  'sort.asks': null
  'sort.value': { value: Value }
  'sort.card.full': { group: Quantity | Range | Term }
  'sort.card.needed': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'sort.card.used': { group: Quantity | Range | Term }
  'sort.card.left': { thing: Quantity | Range | Term; group: Quantity | Range | Term }
  'sort.card.last': { thing: Quantity | Range | Term; group: Quantity | Range | Term }
  'sort.card.more': { group: Quantity | Range | Term; thing: Person | Quantity | Range | Term }
  'sort.slip.full': null
  'sort.slip.needed': null
  'sort.slip.used': null
  'sort.slip.left': null
  'sort.slip.last': null
  'sort.slip.more': null
  'sort.nudge': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'sort.hint': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'sort.why.needed': { full: Value; next: Value }
  'sort.why.more': { rest: Value; z: Value; more: Value }
  'match.asks': null
  'match.all': { thing: Quantity | Range | Term }
  'match.left': { aside: Value; thing: Quantity | Range | Term; d: Value }
  'match.groups': { group: Quantity | Range | Term; thing: Quantity | Range | Term }
  'match.after': { aside: Value; group: Quantity | Range | Term; thing: Person | Quantity | Range | Term }
  'match.slip': null
  'match.nudge': null
  'match.hint': null
  'match.why': null
  'match.step': { question: Value; expression: Value }
  'match.expression': { expression: Value }
  'claim.said.full': { count: Value; group: Quantity | Range | Term }
  'claim.said.needed': { amount: Value; thing: Quantity | Range | Term }
  'claim.said.needed-aside': { amount: Value; thing: Quantity | Range | Term }
  'claim.drops': { who: Value }
  'claim.up': { who: Value }
  'claim.rest': { who: Value }
  'claim.early': { who: Value }
  'task.pencils.told': { a: Value; b: Value; c: Value }
  'task.pencils.about': null
  'task.pencils.total': null
  'task.pencils.full': null
  'task.pencils.rest': null
  'task.pencils.income': { price: Value }
  'task.pencils.gain': { cost: Value }
  'task.pencils.each': { k: Value }
  'task.cookies.told': { a: Value; b: Value; c: Value }
  'task.cookies.about': null
  'task.cookies.total': null
  'task.cookies.full': null
  'task.cookies.rest': null
  'task.cookies.income': { price: Value }
  'task.cookies.gain': { cost: Value }
  'task.cookies.each': { k: Value }
  'task.apples.told': { a: Value; b: Value; c: Value }
  'task.apples.about': null
  'task.apples.total': null
  'task.apples.full': null
  'task.apples.rest': null
  'task.apples.income': { price: Value }
  'task.apples.gain': { cost: Value }
  'task.apples.each': { k: Value }
  'task.seedlings.told': { a: Value; b: Value; c: Value }
  'task.seedlings.about': null
  'task.seedlings.total': null
  'task.seedlings.full': null
  'task.seedlings.rest': null
  'task.seedlings.income': { price: Value }
  'task.seedlings.gain': { cost: Value }
  'task.seedlings.each': { k: Value }
  'task.bulbs.told': { a: Value; b: Value; c: Value }
  'task.bulbs.about': null
  'task.bulbs.total': null
  'task.bulbs.full': null
  'task.bulbs.rest': null
  'task.bulbs.income': { price: Value }
  'task.bulbs.gain': { cost: Value }
  'task.bulbs.each': { k: Value }
  'task.cards.told': { a: Value; b: Value; c: Value }
  'task.cards.about': null
  'task.cards.total': null
  'task.cards.full': null
  'task.cards.rest': null
  'task.cards.income': { price: Value }
  'task.cards.gain': { cost: Value }
  'task.cards.each': { k: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.small': null
  'task.slip.large': null
  'task.slip.adds': null
  'task.slip.tens': null
  'task.slip.partial': null
  'task.slip.last': null
  'task.slip.subtracts': null
  'task.slip.quotient': null
  'task.slip.room': null
  'task.slip.point': null
  'task.slip.paid': null
  'task.slip.income': null
  'task.why.about': { equation: Value }
  'task.why.total': { equation: Value }
  'task.why.full': { equation: Value }
  'task.why.rest': { equation: Value }
  'task.why.income': { equation: Value }
  'task.why.gain': { equation: Value }
  'task.why.each': { equation: Value }
}

export const say = defineMessages<Messages>('whole-number-problems', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'mix.told': { a: Value; b: Value }
  'mix.full': null
  'mix.used': { n: Value; small: Quantity | Range | Term }
  'mix.enough': { n: Value }
  'mix.need': { n: Value; small: Quantity | Range | Term }
  'clay.told': { a: Value; b: Value }
  'clay.full': null
  'clay.used': { n: Value; small: Quantity | Range | Term }
  'clay.enough': { n: Value }
  'clay.need': { n: Value; small: Quantity | Range | Term }
  'board.told': { a: Value; b: Value }
  'board.full': null
  'board.used': { n: Value; small: Quantity | Range | Term }
  'board.enough': { n: Value }
  'board.need': { n: Value; small: Quantity | Range | Term }
  'lemonade.told': { a: Value; b: Value }
  'lemonade.full': null
  'lemonade.used': { n: Value; small: Quantity | Range | Term }
  'lemonade.enough': { n: Value }
  'lemonade.need': { n: Value; small: Quantity | Range | Term }
  'soap.told': { a: Value; b: Value }
  'soap.full': null
  'soap.used': { n: Value; small: Quantity | Range | Term }
  'soap.enough': { n: Value }
  'soap.need': { n: Value; small: Quantity | Range | Term }
  'string.told': { a: Value; b: Value }
  'string.full': null
  'string.used': { n: Value; small: Quantity | Range | Term }
  'string.enough': { n: Value }
  'string.need': { n: Value; small: Quantity | Range | Term }
  small: { small: Quantity | Range | Term }
  rest: { small: Quantity | Range | Term }
  left: { large: Quantity | Range | Term }
  buy: { large: Quantity | Range | Term }
  over: { small: Quantity | Range | Term }
  yes: null
  no: null
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'hint.task': null
  'slip.factor': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.divides': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.part': null
  'slip.fits': null
  'slip.quotient': { small: Quantity | Range | Term }
  'slip.missing': null
  'slip.adds': null
  'slip.back': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.used': null
  'slip.compare': { small: Quantity | Range | Term }
  'slip.down': null
  'slip.there': null
  'slip.short': null
  'slip.bought': null
  'why.small': { equation: Value }
  'why.full': { equation: Value }
  'why.rest': { equation: Value }
  'why.used': { equation: Value }
  'why.left': { equation: Value }
  'why.enough': { equation: Value }
  'why.need': { equation: Value }
  'why.buy': { equation: Value }
  'why.over': { equation: Value }
}

export const say = defineMessages<Messages>('measurement-problems/task', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'upside-down': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'amount-as-constant': { y: Value; x: Value; xs: Quantity | Range | Term }
  subtracts: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  multiplies: { y: Value; x: Value; xs: Quantity | Range | Term }
  squares: null
  'part-of-fraction': { d: Value }
  'line.swapped': null
  'line.squares': { y: Value }
  'line.diagonal': { y: Value }
  'line.flat': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'line.ends': null
  'line.start': { xs: Quantity | Range | Term }
  'line.wrong-way': null
  'line.same': null
  'point.swapped': { xs: Quantity | Range | Term }
  'point.one': { y: Value }
  'point.added': null
  'point.near': null
  'point.stays': { x: Value; xs: Quantity | Range | Term }
  'point.back': { across: Value; up: Value }
  'equation.swaps': { b: Value; a: Value; rate: Value }
  'equation.adds': { a: Value; b: Value }
  'equation.amount': { y: Value; x: Value; a: Value; xs: Quantity | Range | Term }
  'equation.fits-one': { xs: Quantity | Range | Term }
  'cell.additive': { x: Value; xs: Quantity | Range | Term }
  'cell.divides': { x: Value; rate: Value; xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'cell.multiplies': { y: Value; rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/proportional', { en, es })

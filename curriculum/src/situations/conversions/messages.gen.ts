// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ribbon.total': { amount: Value; small: Quantity | Range | Term }
  'ribbon.parts': { amount: Value; each: Value }
  'ribbon.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'board.total': { amount: Value; small: Quantity | Range | Term }
  'board.parts': { amount: Value; each: Value }
  'board.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'juice.total': { amount: Value; small: Quantity | Range | Term }
  'juice.parts': { amount: Value; each: Value }
  'juice.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'cheese.total': { amount: Value; small: Quantity | Range | Term }
  'cheese.parts': { amount: Value; each: Value }
  'cheese.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'trail.total': { amount: Value; small: Quantity | Range | Term }
  'trail.parts': { amount: Value; each: Value }
  'trail.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'rice.total': { amount: Value; small: Quantity | Range | Term }
  'rice.parts': { amount: Value; each: Value }
  'rice.left': { amount: Value; each: Value; used: Value; small: Quantity | Range | Term }
  'water.total': { amount: Value; small: Quantity | Range | Term }
  'water.parts': { amount: Value; each: Value }
  'water.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'rope.total': { amount: Value; small: Quantity | Range | Term }
  'rope.parts': { amount: Value; each: Value }
  'rope.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
  'show.total': { amount: Value; small: Quantity | Range | Term }
  'show.parts': { amount: Value; each: Value }
  'show.left': { amount: Value; used: Value; each: Value; small: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/conversions', { en, es })

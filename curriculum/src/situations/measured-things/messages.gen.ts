// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Person, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  things: { things: Quantity | Range | Term }
  'told.length': { who: Value; things: Quantity | Range | Term }
  'told.amount': { who: Value; things: Quantity | Range | Term }
  'told.distance': { who: Value; things: Quantity | Range | Term }
  'title.length': { things: Quantity | Range | Term }
  'title.amount': { things: Quantity | Range | Term }
  'title.distance': { things: Quantity | Range | Term }
  'axis.length': { unit: Quantity | Range | Term }
  'axis.amount': { unit: Quantity | Range | Term }
  'axis.distance': { unit: Quantity | Range | Term }
  'more.length': { things: Quantity | Range | Term; size: Value }
  'more.amount': { things: Quantity | Range | Term; size: Value }
  'more.distance': { things: Quantity | Range | Term; size: Value }
  'less.length': { things: Quantity | Range | Term; size: Value }
  'less.amount': { things: Quantity | Range | Term; size: Value }
  'less.distance': { things: Quantity | Range | Term; size: Value }
  'exactly.length': { things: Quantity | Range | Term; size: Value }
  'exactly.amount': { things: Quantity | Range | Term; size: Value }
  'exactly.distance': { things: Quantity | Range | Term; size: Value }
  'least.length': { things: Quantity | Range | Term; size: Value }
  'least.amount': { things: Quantity | Range | Term; size: Value }
  'least.distance': { things: Quantity | Range | Term; size: Value }
  'range.length': { things: Quantity | Range | Term }
  'range.amount': { things: Quantity | Range | Term }
  'range.distance': { things: Quantity | Range | Term }
  'few.length': { few: Value; things: Quantity | Range | Term }
  'few.amount': { few: Value; things: Quantity | Range | Term }
  'few.distance': { few: Value; things: Quantity | Range | Term }
  'group.length': { things: Quantity | Range | Term; size: Value }
  'group.amount': { things: Quantity | Range | Term; size: Value }
  'group.distance': { things: Quantity | Range | Term; size: Value }
  'total.length': { things: Quantity | Range | Term }
  'total.amount': { things: Quantity | Range | Term }
  'total.distance': { things: Quantity | Range | Term }
  'goal.length': { things: Quantity | Range | Term; who: Person | Quantity | Range | Term; goal: Value }
  'goal.amount': { who: Person | Quantity | Range | Term; goal: Value }
  'goal.distance': { who: Person | Quantity | Range | Term; goal: Value }
  sum: { total: Value }
  'share.amount': { who: Person | Quantity | Range | Term; things: Quantity | Range | Term }
  'share.distance': { who: Person | Quantity | Range | Term; things: Quantity | Range | Term }
  moved: { who: Person | Quantity | Range | Term; things: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/measured-things', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Person, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'change.nudge': { whole: Person | Quantity | Range | Term }
  'change.hint.after': { a: Value; b: Value; parts: Value; whole: number | Money | Quantity }
  'change.hint.before': { a: Value; b: Value; parts: Value; whole: number | Money | Quantity }
  'change.parts': { a: Value; b: Value; parts: Value; whole: number | Money | Quantity; times: Value }
  'change.amounts': { a: Value; times: Value; ones: Value; b: Value; others: Value }
  'change.plus': { when: string; start: number | Money | Quantity; some: number | Money | Quantity; end: Value }
  'change.minus': { when: string; start: number | Money | Quantity; some: number | Money | Quantity; end: Value }
  simplify: { factor: Value; p: Value; a: Value; q: Value; b: Value }
  'words.nudge': null
  'words.hint.count': { part: Value; rest: Value; whole: Quantity | Range | Term }
  'words.hint.groups': { part: number | Money | Quantity; rest: number | Money | Quantity; times: Value }
  'words.step.count': { part: Quantity; rest: Quantity }
  'words.step.all': { part: Quantity; rest: number | Money | Quantity; whole: Quantity }
  'words.step.groups': { times: Value; part: number | Money | Quantity; a: number | Money | Quantity; rest: number | Money | Quantity; b: number | Money | Quantity }
  'words.step.group': { a: number | Money | Quantity; b: number | Money | Quantity; whole: Value }
  'words.step.order': { a: Quantity; b: Quantity }
  'graph.nudge': null
  'graph.hint': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'graph.symbols': { p: Value; part: Quantity | Range | Term; q: Value; rest: Quantity | Range | Term }
  'graph.ones': { part: number | Money | Quantity; rest: number | Money | Quantity }
  'graph.each': { each: Value; p: Value; part: number | Money | Quantity; q: Value; rest: number | Money | Quantity }
  'whole.nudge': { whole: Quantity | Range | Term }
  'whole.hint': { part: number | Money | Quantity; rest: number | Money | Quantity }
  'whole.count': { ones: Value; others: Value; whole: Value }
  'whole.compare': { part: Quantity; whole: Quantity }
}

export const say = defineMessages<Messages>('solutions/two-groups', { en, es })

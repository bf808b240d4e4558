// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'shelter.has': { one: Value; other: Value }
  'shelter.had': { whole: Value }
  'shelter.now': { whole: Value }
  'shelter.came': { some: Value }
  'shelter.left': { some: Value }
  'shelter.title': null
  'chess.has': { one: Value; other: Value }
  'chess.had': { whole: Value }
  'chess.now': { whole: Value }
  'chess.came': { some: Value }
  'chess.left': { some: Value }
  'chess.title': null
  'parking.has': { one: Value; other: Value }
  'parking.had': { whole: Value }
  'parking.now': { whole: Value }
  'parking.came': { some: Value }
  'parking.left': { some: Value }
  'parking.title': null
  'beads.has': { one: Value; other: Value }
  'beads.had': { whole: Value }
  'beads.now': { whole: Value }
  'beads.came': { some: Value }
  'beads.left': { some: Value }
  'beads.title': null
  'flowers.has': { one: Value; other: Value }
  'flowers.had': { whole: Value }
  'flowers.now': { whole: Value }
  'flowers.came': { some: Value }
  'flowers.left': { some: Value }
  'flowers.title': null
  'music.has': { one: Value; other: Value }
  'music.had': { whole: Value }
  'music.now': { whole: Value }
  'music.came': { some: Value }
  'music.left': { some: Value }
  'music.title': null
  'orchard.has': { one: Value; other: Value }
  'orchard.had': { whole: Value }
  'orchard.now': { whole: Value }
  'orchard.came': { some: Value }
  'orchard.left': { some: Value }
  'orchard.title': null
  'shelf.has': { one: Value; other: Value }
  'shelf.had': { whole: Value }
  'shelf.now': { whole: Value }
  'shelf.came': { some: Value }
  'shelf.left': { some: Value }
  'shelf.title': null
  'pond.has': { one: Value; other: Value }
  'pond.had': { whole: Value }
  'pond.now': { whole: Value }
  'pond.came': { some: Value }
  'pond.left': { some: Value }
  'pond.title': null
  'says.ratio': { first: Quantity; second: Quantity }
  'says.to-all': { first: Quantity; second: Quantity }
  'says.every': { first: Value; second: number | Quantity }
  'says.of': { first: Quantity; second: Value }
  'says.turned': { part: Value; rest: Value }
  'says.part-whole': { part: number | Money | Quantity; rest: number | Money | Quantity; whole: Value }
  'says.additive': { gap: Value; times: Value }
  'ratio.after': { part: Quantity | Range | Term; rest: Quantity | Range | Term; a: Value; b: Value }
  'ratio.before': { part: Quantity | Range | Term; rest: Quantity | Range | Term; a: Value; b: Value }
}

export const say = defineMessages<Messages>('situations/two-groups', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'lesson.what': null
  'lesson.tape': null
  'lesson.line': null
  'lesson.table': null
  'lesson.word.tape-diagram.word': null
  'lesson.word.tape-diagram.meaning': null
  'lesson.word.double-number-line.word': null
  'lesson.word.double-number-line.meaning': null
  'lesson.word.ratio-table.word': null
  'lesson.word.ratio-table.meaning': null
  of: { of: Quantity | Range | Term }
  'table.asks': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'table.adds': null
  'table.halves': null
  'table.whole': null
  'table.difference': null
  'table.nudge.1': null
  'table.nudge.2': null
  'table.nudge.3': null
  'table.hint': { a: Value; b: Value }
  'table.first': { a: Value; b: Value; sum: Value }
  'table.simpler': { start: Value; one: Value; a: Value; other: Value; b: Value; sum: Value }
  'table.row': { n: Value; a: Value; one: Value; b: Value; other: Value; sum: Value; both: Value }
  'claim.knows.part': { rest: Value }
  'claim.knows.whole': { whole: Value }
  'claim.knows.difference': { extra: number | Money | Quantity; want: Quantity | Range | Term; rest: Quantity | Range | Term }
  'claim.said.part': { right: Value }
  'claim.said.whole': { right: Value }
  'claim.truth.part': { right: Value }
  'claim.truth.whole': { right: Value }
  'claim.each': { who: Value }
  'claim.adds': { who: Value }
  'claim.halves': { who: Value }
  'claim.stops': { who: Value }
  'claim.tape.part': { who: Value }
  'claim.tape.whole': { who: Value }
  'claim.tape.difference': { who: Value }
}

export const say = defineMessages<Messages>('double-number-lines', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'lesson.what': null
  'lesson.how': null
  'lesson.use': null
  'lesson.figure': null
  'lesson.word.ratio.word': null
  'lesson.word.ratio.meaning': null
  'lesson.word.equivalent.word': null
  'lesson.word.equivalent.meaning': null
  'lesson.word.part-to-whole.word': null
  'lesson.word.part-to-whole.meaning': null
  of: { of: Quantity | Range | Term }
  amount: { of: Value }
  'table.asks': null
  'table.title': null
  'table.label': null
  'tape.asks.part': { who: Value; rest: Value; want: Quantity | Range | Term }
  'tape.asks.whole': { who: Value; whole: Value; want: Quantity | Range | Term }
  'tape.asks.difference': { who: Value; extra: number | Money | Quantity; want: Quantity | Range | Term; rest: Quantity | Range | Term; whole: Quantity | Range | Term }
  'tape.label': null
  'stronger.mix': { name: Value; part: Value; rest: Value }
  'stronger.of-whole': { name: Value; part: Value; whole: Value }
  'stronger.option': { name: Value }
  'stronger.same': null
  'stronger.not-same': null
  'words.asks': null
  'words.missed': null
  'write.counted': { who: Value }
  'write.asks.part': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'write.asks.whole': { part: Quantity | Range | Term; whole: Quantity | Range | Term }
  'write.asks.after': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'write.asks.before': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'write.label.part': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'write.label.whole': { part: Quantity | Range | Term; whole: Quantity | Range | Term }
  'claim.context': { makes: Value; known: Value; beside: Value }
  'claim.said': { given: Value; got: Value }
  'claim.additive': { who: Value }
  'claim.turned': { who: Value }
  'claim.keeps-one': { who: Value; beside: Quantity | Range | Term }
  'claim.truth': { given: Value; right: Value }
  'chain.context': { who: Value }
  'chain.check': null
  'chain.truth': { a: Value; b: Value }
}

export const say = defineMessages<Messages>('equivalent-ratios', { en, es })

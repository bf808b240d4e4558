// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.factors-and-multiples': null
  'lesson.what': null
  'lesson.equal': null
  'lesson.whole': null
  'lesson.trap': null
  'lesson.word.part-to-part.word': null
  'lesson.word.part-to-part.meaning': null
  'lesson.word.part-to-whole.word': null
  'lesson.word.part-to-whole.meaning': null
  'lesson.word.stronger.word': null
  'lesson.word.stronger.meaning': null
  of: { of: Quantity | Range | Term }
  amount: { of: Value }
  'share.ratio': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'share.fraction': null
  'share.asks.1': { part: Quantity | Range | Term; rest: Quantity | Range | Term; given: Value }
  'share.asks.2': { part: Quantity | Range | Term; given: Value; rest: Quantity | Range | Term }
  'share.asks.3': { part: Quantity | Range | Term; given: Value; rest: Quantity | Range | Term }
  'share.whole-for-part': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'share.part-for-whole': { part: Quantity | Range | Term; rest: Quantity | Range | Term; whole: Quantity | Range | Term }
  'share.turned': null
  'share.other-part': { rest: Quantity | Range | Term }
  'share.nudge.1': null
  'share.nudge.2': { part: Quantity | Range | Term }
  'share.nudge.3': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'share.hint.rest': { rest: Quantity | Range | Term }
  'share.hint.whole': null
  'share.of': { whole: Value; part: Value }
  'share.left': { sum: Value; a: Value; b: Value; part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'share.parts': { rest: Value; part: Value }
  'share.all': { a: Value; b: Value; sum: Value; whole: Quantity | Range | Term; part: Quantity | Range | Term; fraction: Value }
  'mend.label': null
  'mend.base.parts': { part: Value; rest: Value }
  'mend.base.whole': { part: Value; whole: Value }
  'mend.asks': { part: Value; rest: Value; want: Quantity | Range | Term }
  'mend.all': { want: Quantity | Range | Term }
  'mend.adds': null
  'mend.whole': { whole: Value; rest: Quantity | Range | Term }
  'mend.nudge.1': { with: Quantity | Range | Term }
  'mend.nudge.2': null
  'mend.nudge.3': { rest: Quantity | Range | Term; part: Value }
  'mend.hint': { want: Quantity | Range | Term; with: Value }
  'mend.rest': { whole: number | Money | Quantity; part: number | Money | Quantity; rest: number | Money | Quantity }
  'mend.times': { with: number | Money | Quantity; one: Value; n: Value; other: Value; goal: Quantity }
  'mend.simpler': { one: Value; other: Value; a: Value; b: Value; with: Quantity; goal: Quantity; n: Value }
  'mend.so': { goal: number | Money | Quantity; has: Value; key: number | Money | Quantity }
  'pour.mixes': { a: Value; b: Value; c: Value; d: Value }
  'pour.asks.1': { who: Value; part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'pour.asks.2': { who: Value; m: Value; n: Value; part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'pour.asks.3': { who: Value; all: Quantity | Range | Term; more: Quantity | Range | Term; part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'pour.once.2': null
  'pour.once.3': null
  'pour.nudge.1': { part: Quantity | Range | Term }
  'pour.nudge.2': { part: Quantity | Range | Term }
  'pour.nudge.3': null
  'pour.hint': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'pour.batches': { sumA: Quantity; sumB: Quantity; all: number | Money | Quantity; m: Value; more: number | Money | Quantity; n: Value }
  'pour.times': { m: Value; a: Value; ma: Value; b: Value; mb: Value; n: Value; c: Value; nc: Value; d: Value; nd: Value }
  'pour.add': { ma: Value; nc: Value; x: Value; mb: Value; nd: Value; y: Value; part: Value; rest: Value }
  'pour.so': { part: Quantity | Range | Term; rest: Quantity | Range | Term; x: Value; y: Value }
}

export const say = defineMessages<Messages>('compare-ratios', { en, es })

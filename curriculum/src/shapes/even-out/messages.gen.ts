// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  of: { of: Quantity | Range | Term }
  amount: { of: Value }
  'even.gap': { one: Value; thing: Quantity | Range | Term; other: Value; all: Value }
  'even.give': { one: Value; thing: Quantity | Range | Term; other: Value; all: Value }
  'even.all': { one: Value; thing: Quantity | Range | Term; other: Value; some: Value }
  'even.name': { who: Value }
  'even.figure': { one: Value; more: Value; other: Value; less: number | Quantity }
  'even.boxes-only': { n: Value }
  'even.one-box': { box: Value }
  'even.one-tape': { one: Value }
  'even.all-of-it': { one: Value; other: Value }
  'even.each-has': null
  'even.gave-half': { one: Value; other: Value }
  'even.box-of': { given: Value }
  'even.nudge.gap': { one: Value }
  'even.nudge.give': { one: Value; other: Value }
  'even.hint.share': { sum: Value; all: Value }
  'even.hint.all': { one: Value; n: number | Quantity; half: Value }
  'even.twice': { one: Value; half: Value; gap: Value }
  'even.share': { n: number | Quantity; box: Value; gap: Value }
  'even.so-all': { sum: Value; box: Value; all: Value }
  'even.whole': { more: Value; less: Value; sum: Value; all: Value; box: Value }
  'even.longer': { one: Value; n: number | Quantity; box: Value; gap: Value }
  'even.so-give': { gap: Value; half: Value }
}

export const say = defineMessages<Messages>('shapes/even-out', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'zeros.large': { leading: Value }
  'zeros.small': { leading: Value }
  'step.written': { leading: Value }
  'step.given': null
  'sign.large': null
  'sign.small': null
  'sign.result': { sum: Value }
  'sign.sum': { one: Value }
  'not-one-to-ten': { digits: Value }
  'wrong-way.smaller': null
  'wrong-way.larger': null
  'wrong-way.product': { raw: Value }
  'wrong-way.sum': { low: Value; ten: Value; b: Value }
  keeps: null
  'keeps-raw': { raw: Value }
  multiplies: { m: Value; n: Value }
  'adds-both': null
  'combines.over': null
  'combines.times': null
  'adds-first': { a: Value; b: Value }
  unlike: { a: Value; b: Value; ten: Value; low: Value }
  'ratio.first': { high: Value; low: Value }
  'ratio.powers': null
  'ratio.ten-times': { gap: Value }
  'ratio.step': { high: Value; low: Value }
}

export const say = defineMessages<Messages>('bugs/scientific', { en, es })

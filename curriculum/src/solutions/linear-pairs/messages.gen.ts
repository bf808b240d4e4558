// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.plus': null
  'nudge.minus': null
  hint: null
  'open.plus': { opened: Value }
  'open.minus': { opened: Value }
  combine: { result: Value }
  'missing.nudge': null
  'missing.hint.plus': null
  'missing.hint.minus': null
  'missing.back': { work: Value }
  'missing.check': { work: Value }
  'expand.nudge': { factor: Value }
  'expand.hint': null
  'expand.hint-more': null
  'expand.each': { first: Value; second: Value }
  'expand.open': { opened: Value }
  'factor.nudge': { factor: Value }
  'factor.hint': null
  'factor.hint-fraction': null
  'factor.divide': { factor: Value; inside: Value }
}

export const say = defineMessages<Messages>('solutions/linear-pairs', { en, es })

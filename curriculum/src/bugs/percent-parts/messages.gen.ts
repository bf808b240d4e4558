// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  denominator: { percent: Value }
  'sign.part': { percent: Value }
  'sign.whole': { percent: Value }
  'rest.part': { whole: Value }
  'rest.percent': null
  'rest.whole': { part: Value }
  'rest.all': { rest: Value; percent: Value }
  'wrong.whole': { percent: Value; part: Value }
  'wrong.percent': { part: Value }
  'wrong.all': { percent: Value; rest: Value }
  'amount.part': { percent: Value; whole: Value }
  'amount.percent': { whole: Value }
  'amount.whole': { part: Value; percent: Value }
  'amount.all': { rest: Value }
  place: { decimal: Value; tens: Value; percent: Value }
}

export const say = defineMessages<Messages>('bugs/percent-parts', { en, es })

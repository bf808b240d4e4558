// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.part': null
  'nudge.whole': null
  'nudge.percent': null
  'nudge.all': null
  'hint.part': { percent: Value; whole: Value }
  'hint.whole': { percent: Value; part: Value }
  'hint.percent': { part: Value; whole: Value }
  'hint.all': { percent: Value; rest: Value }
  decimal: { percent: Value; decimal: Value }
  so: { equation: Value }
  known: { percent: Value; amount: Value }
  one: { equation: Value }
  hundred: { equation: Value }
  compare: { equation: Value }
  read: { decimal: Value; percent: Value }
  left: { equation: Value; left: Value }
}

export const say = defineMessages<Messages>('solutions/percent-of', { en, es })

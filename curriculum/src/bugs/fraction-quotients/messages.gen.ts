// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  times: { one: Value; other: Value }
  turned: { other: Value; one: Value }
  both: { one: Value }
  drops: { other: Value }
  rest: { other: Value }
  'whole.times': { other: Value; one: Value }
  'whole.turned': { other: Value; one: Value }
}

export const say = defineMessages<Messages>('bugs/fraction-quotients', { en, es })

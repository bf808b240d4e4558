// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'adds-across': { term: Value }
  'adds-constant': { number: Value }
  'subtracts-coefficient': { term: Value }
  'distributes-once': { group: Value }
  'loses-sign': { group: Value }
}

export const say = defineMessages<Messages>('bugs/two-sided', { en, es })

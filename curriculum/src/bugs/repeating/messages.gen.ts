// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'as-digits': null
  'other-way': { bottom: Value; top: Value }
  remainder: { rest: Value }
  'repeats-all': { digits: Value }
  'repeats-last': null
  'skips-zero': { bottom: Value }
  'drops-sign': null
}

export const say = defineMessages<Messages>('bugs/repeating', { en, es })

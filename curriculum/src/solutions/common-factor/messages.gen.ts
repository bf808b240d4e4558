// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  factors: { n: Value; list: Value }
  greatest: { key: Value }
  multiples: { most: Value; list: Value }
  first: { key: Value; list: Value }
  fits: { most: Value; list: Value }
  least: { key: Value }
}

export const say = defineMessages<Messages>('solutions/common-factor', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  reversed: null
  evenly: null
  'one-kind': null
  dropped: { plus: Value }
  along: null
  sum: null
  other: null
}

export const say = defineMessages<Messages>('bugs/two-amounts', { en, es })

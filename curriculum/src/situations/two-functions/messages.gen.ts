// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  a: { told: Value }
  'a-equation': { equation: Value }
  'b-table': null
  'b-graph': null
  title: null
}

export const say = defineMessages<Messages>('situations/two-functions', { en, es })

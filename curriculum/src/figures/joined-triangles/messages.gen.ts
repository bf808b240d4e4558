// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  unknown: null
  angle: { name: Value; label: Value }
  'name.a': null
  'name.abd': null
  'name.adb': null
  'name.bdc': null
  'name.c': null
  'name.dbc': null
  plain: { list: Value }
  equal: { list: Value }
}

export const say = defineMessages<Messages>('figures/joined-triangles', { en, es })

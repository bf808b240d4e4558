// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Value }
  block: { length: Value; width: Value; height: Value }
  box: { length: Value; width: Value; height: Value }
  unknown: null
  'box-unknown': { length: Value; width: Value }
  stacks: { rows: Value }
  size: { length: Value; width: Value; height: Value }
}

export const say = defineMessages<Messages>('solids', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  unmarked: null
  unknown: null
  square: null
  right: { list: Value }
  line: { list: Value }
  turn: { list: Value }
  cross: { list: Value }
  upright: { list: Value }
  star: { list: Value }
}

export const say = defineMessages<Messages>('figures/angle-figure', { en, es })

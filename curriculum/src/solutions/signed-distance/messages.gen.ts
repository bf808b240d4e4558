// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  across: { p: Value; q: Value; equation: Value }
  same: { p: Value; q: Value; equation: Value }
  bars: { equation: Value }
  less: { p: Value; d: Value }
  greater: { p: Value; d: Value }
  move: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/signed-distance', { en, es })

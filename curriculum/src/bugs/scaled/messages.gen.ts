// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'additive.more': { gap: Value }
  'additive.less': { gap: Value }
  'turned.more': { known: Value; beside: Value }
  'turned.less': { known: Value; beside: Value }
  'keeps-one': { beside: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/scaled', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  turned: null
  'turned-and-edge': { at: Value }
  boundary: { at: Value }
  'next-whole': { at: Value }
  'drops-sign': { at: Value }
  'side-of-limit': null
  'word-alone': null
  'reads-opposite': { at: Value }
  'reads-shown': null
}

export const say = defineMessages<Messages>('bugs/bound', { en, es })

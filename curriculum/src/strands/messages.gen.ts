// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '../form/define-messages.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ratios: null
  energy: null
}

export const say = defineMessages<Messages>('strands', { en, es })

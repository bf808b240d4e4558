// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'tank.a': null
  'tank.b': null
}

export const say = defineMessages<Messages>('worlds/gases', { en, es })

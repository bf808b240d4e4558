// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  garden: null
  'dog-run': null
  playground: null
  patio: null
  chickens: null
  pond: null
  stage: null
  meadow: null
  orchard: null
}

export const say = defineMessages<Messages>('situations/fenced-places', { en, es })

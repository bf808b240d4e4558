// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  tile: null
  laser: null
  paper: null
  flag: null
  yard: null
  quilt: null
  complementary: null
  street: null
  gate: null
  branch: null
  wiper: null
  pole: null
  table: null
  supplementary: null
  scissors: null
  streets: null
  chair: null
  tracks: null
  lights: null
  sticks: null
}

export const say = defineMessages<Messages>('situations/angle-scenes', { en, es })

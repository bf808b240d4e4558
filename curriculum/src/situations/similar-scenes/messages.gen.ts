// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'oak.a': null
  'oak.asks': null
  'palm.a': null
  'palm.asks': null
  'flagpole.a': null
  'flagpole.asks': null
  'streetlight.a': null
  'streetlight.asks': null
  'statue.a': null
  'statue.asks': null
  'barn.a': null
  'barn.asks': null
  'lighthouse.a': null
  'lighthouse.asks': null
  'scoreboard.a': null
  'scoreboard.asks': null
  'climbing-wall.a': null
  'climbing-wall.asks': null
}

export const say = defineMessages<Messages>('situations/similar-scenes', { en, es })

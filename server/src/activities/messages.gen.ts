// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-such-activity': null
  'end-first': null
  'nobody-answered': null
  'skill-of-activity-gone': null
  'everyone-ready': null
  ended: null
  'another-question': null
  'question-closed': null
  paused: null
  'already-answered': null
  'no-such-classroom': null
  'class-archived': null
  'no-such-skill': null
  'already-live': null
  'show-answer-first': null
  'skill-gone': null
  'another-kind': null
  'own-questions-together': null
  'question-not-for-this': null
  'all-questions-asked': null
  'own-question-gone': null
}

export const say = defineMessages<Messages>('activities', { en, es })

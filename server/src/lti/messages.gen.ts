// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-such-platform': null
  'other-platform': null
  'launch-not-valid': null
  'start-again': null
  'linked-to-another': null
  'too-many-platforms': null
  'address-not-https': null
  'not-linked': null
  'only-way-in': null
  'opens-in-a-window': null
  'open-in-a-window': { app: Value }
  'teachers-choose': null
  'no-such-skill': null
  chosen: null
  'return-to-course': null
  'registration-over': null
  'registration-failed': null
  registered: null
  'no-class-list': { platform: Value }
  'no-such-course': null
  'course-is-elsewhere': null
}

export const say = defineMessages<Messages>('lti', { en, es })

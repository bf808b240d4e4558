// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'not-in-class': null
  'accommodations-changed-elsewhere': null
  'grading-changed-elsewhere': null
  'audience-changed': null
  'no-due-date': null
  'mastery-again': null
  'no-other-questions': null
  'question-not-shared': null
  'question-without-skill': null
  'question-in-set': null
  'skill-not-taught': null
  'standard-not-covered': null
  'no-such-own-assignment': null
  'too-late': null
  'no-such-assignment': null
  'not-for-student': null
  'skills-not-taught': null
  'no-questions': null
  'due-before-open': null
  'no-such-category': null
  'other-classes-get-all': null
  'chosen-student-left': null
  'authored-question-changed': null
  'changed-elsewhere': null
  'question-gone': null
  'reason-assigned': null
}

export const say = defineMessages<Messages>('assignments', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'earlier-only-offline': null
  'pack-expired': { days: Value }
  'no-such-skill': null
  'too-many-packs': null
  'assigned-question-gone': null
  'skill-gone': null
  'no-such-session': null
  'no-such-question': null
  'answer-in-activity': null
  'put-off': null
  swapped: null
  'cannot-report': null
  'another-students-question': null
  'report-to-teacher': null
  'too-many-reports': { reported: Value }
  'unknown-question': null
  'question-expired': null
  'question-gone': null
  'hints-off': null
  'no-more-hints': null
  'no-such-run': null
  'assigned-question-stays': null
  'tried-question-stays': null
  'question-stays': null
  'no-other-question': null
  'too-many-at-once': null
  'already-answered': null
}

export const say = defineMessages<Messages>('practice', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
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
  odds: { times: Value }
  'reason-first': null
  'reason-easier': null
  'reason-harder-ready': null
  'reason-harder': null
  'reason-another-way': null
  'reason-keep-going': null
  'reason-refresh': null
  'reason-swapped': null
  'reason-whole-class': null
  'reason-downloaded': null
  'skill-pinned': null
  'skill-new': null
  'skill-met': null
  'skill-continue': null
  'skill-review-days': { days: number | Quantity }
  'skill-review-weeks': { weeks: number | Quantity }
  'skill-review-months': { months: number | Quantity }
  'skill-repair': { skill: Value }
  'skill-placement': null
  'plan-prerequisite': { skill: Value; below: Value }
  'plan-lesson': null
  'plan-other-way': null
  'plan-break': null
  'idea-missed': { missed: Value }
  'idea-right': { missed: Value; right: Value }
  'idea-helped': { missed: Value; helped: Value }
  'day-today': null
  'day-yesterday': null
  'day-on': { day: Value }
  'thinking-compute': null
  'thinking-read-a-figure': null
  'thinking-use-in-a-story': null
  'thinking-find-the-mistake': null
  'thinking-compare': null
  'thinking-work-backwards': null
  'thinking-explain': null
  'thinking-classify': null
  'mastery-meaning': null
  'mastery-movement': { most: Value }
  'mastery-help': { afterHint: number | Quantity; onSecondTry: number | Quantity; seconds: Value; whenRapid: number | Quantity }
  'mastery-memory': { hours: Value; answers: Value; percent: Value; chance: Value; refresh: Value }
  'reason-same-for-all': null
}

export const say = defineMessages<Messages>('practice', { en, es })

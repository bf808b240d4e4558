// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'design.constraint-ignored.teacher': null
  'design.constraint-ignored.student': null
  'design.criterion-ignored.teacher': null
  'design.criterion-ignored.student': null
  'design.cheapest-is-best.teacher': null
  'design.cheapest-is-best.student': null
  'design.one-sided.teacher': null
  'design.one-sided.student': null
  'design.mixes-needs-and-limits.teacher': null
  'design.mixes-needs-and-limits.student': null
  'design.detail-as-need.teacher': null
  'design.detail-as-need.student': null
  'design.forgets-a-part.teacher': null
  'design.forgets-a-part.student': null
  'design.counts-once.teacher': null
  'design.counts-once.student': null
  'design.first-idea.teacher': null
  'design.first-idea.student': null
  'design.once-is-enough.teacher': null
  'design.once-is-enough.student': null
  'design.mends-what-works.teacher': null
  'design.mends-what-works.student': null
  'design.failure-is-useless.teacher': null
  'design.failure-is-useless.student': null
  'design.looks-decide.teacher': null
  'design.looks-decide.student': null
  'design.more-is-better.teacher': null
  'design.more-is-better.student': null
  'design.word-mixed-up.teacher': null
  'design.word-mixed-up.student': null
  'design.vague.teacher': null
  'design.vague.student': null
  'design.solution-as-need.teacher': null
  'design.solution-as-need.student': null
  'design.strict-for-loose.teacher': null
  'design.strict-for-loose.student': null
  'design.users-mixed.teacher': null
  'design.users-mixed.student': null
  'design.splits-wholes.teacher': null
  'design.splits-wholes.student': null
}

export const say = defineMessages<Messages>('misconceptions/design', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'angle.wrong-total.teacher': null
  'angle.wrong-total.student': null
  'angle.equal-beside.teacher': null
  'angle.equal-beside.student': null
  'angle.vertical-adds.teacher': null
  'angle.vertical-adds.student': null
  'angle.leaves-one-out.teacher': null
  'angle.leaves-one-out.student': null
  'angle.stops-at-sum.teacher': null
  'angle.stops-at-sum.student': null
  'angle.letter-for-angle.teacher': null
  'angle.letter-for-angle.student': null
  'angle.other-angle.teacher': null
  'angle.other-angle.student': null
  'angle.own-part.teacher': null
  'angle.own-part.student': null
  'angle.forgets-more.teacher': null
  'angle.forgets-more.student': null
  'angle.mixes-words.teacher': null
  'angle.mixes-words.student': null
  'angle.parallel-adds.teacher': null
  'angle.parallel-adds.student': null
  'angle.parallel-equal.teacher': null
  'angle.parallel-equal.student': null
  'angle.not-parallel.teacher': null
  'angle.not-parallel.student': null
  'angle.interior-for-exterior.teacher': null
  'angle.interior-for-exterior.student': null
  'angle.exterior-as-interior.teacher': null
  'angle.exterior-as-interior.student': null
  'angle.one-is-enough.teacher': null
  'angle.one-is-enough.student': null
  'angle.shown-only.teacher': null
  'angle.shown-only.student': null
}

export const say = defineMessages<Messages>('misconceptions/angles', { en, es })

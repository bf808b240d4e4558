// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'compare.difference-only.teacher': null
  'compare.difference-only.student': null
  'compare.spread-only.teacher': null
  'compare.spread-only.student': null
  'compare.one-center.teacher': null
  'compare.one-center.student': null
  'compare.multiple-as-units.teacher': null
  'compare.multiple-as-units.student': null
  'compare.wrong-way.teacher': null
  'compare.wrong-way.student': null
  'compare.extremes.teacher': null
  'compare.extremes.student': null
  'compare.whole-range.teacher': null
  'compare.whole-range.student': null
  'compare.centers-for-overlap.teacher': null
  'compare.centers-for-overlap.student': null
  'compare.every-member.teacher': null
  'compare.every-member.student': null
  'compare.overlap-means-equal.teacher': null
  'compare.overlap-means-equal.student': null
}

export const say = defineMessages<Messages>('misconceptions/comparing', { en, es })

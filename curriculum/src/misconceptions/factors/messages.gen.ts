// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'factors.multiple-for-factor.teacher': null
  'factors.multiple-for-factor.student': null
  'factors.factor-for-multiple.teacher': null
  'factors.factor-for-multiple.student': null
  'factors.not-greatest.teacher': null
  'factors.not-greatest.student': null
  'factors.takes-smaller.teacher': null
  'factors.takes-smaller.student': null
  'factors.takes-larger.teacher': null
  'factors.takes-larger.student': null
  'factors.product-for-multiple.teacher': null
  'factors.product-for-multiple.student': null
  'factors.answers-first-step.teacher': null
  'factors.answers-first-step.student': null
  'factors.other-thing.teacher': null
  'factors.other-thing.student': null
  'factors.one-number-only.teacher': null
  'factors.one-number-only.student': null
  'factors.divides-one-term.teacher': null
  'factors.divides-one-term.student': null
  'factors.mixes-up.teacher': null
  'factors.mixes-up.student': null
}

export const say = defineMessages<Messages>('misconceptions/factors', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gravity.mass-does-not-count.teacher': null
  'gravity.mass-does-not-count.student': null
  'gravity.mass-of-one.teacher': null
  'gravity.mass-of-one.student': null
  'gravity.distance-does-not-count.teacher': null
  'gravity.distance-does-not-count.student': null
  'gravity.far-is-strong.teacher': null
  'gravity.far-is-strong.student': null
  'gravity.slow-is-strong.teacher': null
  'gravity.slow-is-strong.student': null
  'gravity.same-everywhere.teacher': null
  'gravity.same-everywhere.student': null
  'gravity.only-large-pull.teacher': null
  'gravity.only-large-pull.student': null
  'gravity.size-counts.teacher': null
  'gravity.size-counts.student': null
  'gravity.needs-air.teacher': null
  'gravity.needs-air.student': null
  'gravity.none-in-orbit.teacher': null
  'gravity.none-in-orbit.student': null
  'gravity.is-magnetism.teacher': null
  'gravity.is-magnetism.student': null
  'gravity.comes-from-spin.teacher': null
  'gravity.comes-from-spin.student': null
  'gravity.mass-is-weight.teacher': null
  'gravity.mass-is-weight.student': null
}

export const say = defineMessages<Messages>('misconceptions/gravity', { en, es })

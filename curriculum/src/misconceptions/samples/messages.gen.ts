// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sample.population-mixup.teacher': null
  'sample.population-mixup.student': null
  'sample.easy-to-reach.teacher': null
  'sample.easy-to-reach.student': null
  'sample.volunteers.teacher': null
  'sample.volunteers.student': null
  'sample.distrusts-random.teacher': null
  'sample.distrusts-random.student': null
  'sample.size-over-fairness.teacher': null
  'sample.size-over-fairness.student': null
  'sample.beyond-population.teacher': null
  'sample.beyond-population.student': null
  'sample.exact-copy.teacher': null
  'sample.exact-copy.student': null
  'sample.tells-nothing.teacher': null
  'sample.tells-nothing.student': null
  'sample.small-as-good.teacher': null
  'sample.small-as-good.student': null
  'sample.not-scaled.teacher': null
  'sample.not-scaled.student': null
  'sample.count-as-percent.teacher': null
  'sample.count-as-percent.student': null
  'sample.one-of-several.teacher': null
  'sample.one-of-several.student': null
  'sample.rest.teacher': null
  'sample.rest.student': null
  'sample.equal-groups.teacher': null
  'sample.equal-groups.student': null
}

export const say = defineMessages<Messages>('misconceptions/samples', { en, es })

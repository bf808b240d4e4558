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
  'gravity.falls-off-below.teacher': null
  'gravity.falls-off-below.student': null
  'gravity.stops-when-still.teacher': null
  'gravity.stops-when-still.student': null
  'gravity.sideways-help.teacher': null
  'gravity.sideways-help.student': null
  'gravity.light-floats.teacher': null
  'gravity.light-floats.student': null
  'orbits.needs-push.teacher': null
  'orbits.needs-push.student': null
  'orbits.flies-outward.teacher': null
  'orbits.flies-outward.student': null
  'orbits.keeps-curving.teacher': null
  'orbits.keeps-curving.student': null
  'orbits.falls-in.teacher': null
  'orbits.falls-in.student': null
  'orbits.far-is-fast.teacher': null
  'orbits.far-is-fast.student': null
  'orbits.scales-mixed.teacher': null
  'orbits.scales-mixed.student': null
}

export const say = defineMessages<Messages>('misconceptions/gravity', { en, es })

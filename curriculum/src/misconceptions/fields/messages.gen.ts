// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'magnets.all-metals.teacher': null
  'magnets.all-metals.student': null
  'magnets.poles-are-charges.teacher': null
  'magnets.poles-are-charges.student': null
  'magnets.like-poles-attract.teacher': null
  'magnets.like-poles-attract.student': null
  'magnets.needs-contact.teacher': null
  'magnets.needs-contact.student': null
  'magnets.is-blocked.teacher': null
  'magnets.is-blocked.student': null
  'magnets.turns-do-not-count.teacher': null
  'magnets.turns-do-not-count.student': null
  'magnets.current-does-not-count.teacher': null
  'magnets.current-does-not-count.student': null
  'magnets.distance-does-not-count.teacher': null
  'magnets.distance-does-not-count.student': null
  'magnets.works-without-current.teacher': null
  'magnets.works-without-current.student': null
  'magnets.field-one-way.teacher': null
  'magnets.field-one-way.student': null
  'magnets.points-at-magnet.teacher': null
  'magnets.points-at-magnet.student': null
  'magnets.compass-points-north.teacher': null
  'magnets.compass-points-north.student': null
  'charges.likes-attract.teacher': null
  'charges.likes-attract.student': null
  'charges.neutral-is-left-alone.teacher': null
  'charges.neutral-is-left-alone.student': null
  'magnets.overlooks-contact.teacher': null
  'magnets.overlooks-contact.student': null
}

export const say = defineMessages<Messages>('misconceptions/fields', { en, es })

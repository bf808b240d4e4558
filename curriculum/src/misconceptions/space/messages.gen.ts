// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'space.looks-large-is-large.teacher': null
  'space.looks-large-is-large.student': null
  'space.close-together.teacher': null
  'space.close-together.student': null
  'space.drawing-is-to-scale.teacher': null
  'space.drawing-is-to-scale.student': null
  'space.evenly-spaced.teacher': null
  'space.evenly-spaced.student': null
  'space.size-sets-place.teacher': null
  'space.size-sets-place.student': null
  'space.kinds-mixed-up.teacher': null
  'space.kinds-mixed-up.student': null
  'space.layer-for-whole.teacher': null
  'space.layer-for-whole.student': null
  'space.unit-not-changed.teacher': null
  'space.unit-not-changed.student': null
  'space.needs-visit.teacher': null
  'space.needs-visit.student': null
}

export const say = defineMessages<Messages>('misconceptions/space', { en, es })

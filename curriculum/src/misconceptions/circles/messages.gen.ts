// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'circle.radius-diameter.teacher': null
  'circle.radius-diameter.student': null
  'circle.area-for-around.teacher': null
  'circle.area-for-around.student': null
  'circle.around-for-area.teacher': null
  'circle.around-for-area.student': null
  'circle.doubles-for-square.teacher': null
  'circle.doubles-for-square.student': null
  'circle.halves-for-root.teacher': null
  'circle.halves-for-root.student': null
  'circle.leaves-out-pi.teacher': null
  'circle.leaves-out-pi.student': null
  'circle.stops-early.teacher': null
  'circle.stops-early.student': null
  'circle.wrong-part.teacher': null
  'circle.wrong-part.student': null
  'circle.squares-difference.teacher': null
  'circle.squares-difference.student': null
  'circle.curve-only.teacher': null
  'circle.curve-only.student': null
  'circle.area-like-length.teacher': null
  'circle.area-like-length.student': null
  'circle.pi-changes.teacher': null
  'circle.pi-changes.student': null
  'circle.reversed.teacher': null
  'circle.reversed.student': null
  'circle.compares-numbers.teacher': null
  'circle.compares-numbers.student': null
}

export const say = defineMessages<Messages>('misconceptions/circles', { en, es })

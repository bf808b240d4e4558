// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'triangle.any-sides.teacher': null
  'triangle.any-sides.student': null
  'triangle.allows-flat.teacher': null
  'triangle.allows-flat.student': null
  'triangle.longest-given.teacher': null
  'triangle.longest-given.student': null
  'triangle.one-bound.teacher': null
  'triangle.one-bound.student': null
  'triangle.other-bound.teacher': null
  'triangle.other-bound.student': null
  'triangle.any-angles.teacher': null
  'triangle.any-angles.student': null
  'triangle.angles-fix-size.teacher': null
  'triangle.angles-fix-size.student': null
  'triangle.position-counts.teacher': null
  'triangle.position-counts.student': null
  'triangle.wrong-place.teacher': null
  'triangle.wrong-place.student': null
  'triangle.wrong-length.teacher': null
  'triangle.wrong-length.student': null
  'triangle.wrong-angle.teacher': null
  'triangle.wrong-angle.student': null
}

export const say = defineMessages<Messages>('misconceptions/triangles', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'roots.divides-by-index.teacher': null
  'roots.divides-by-index.student': null
  'roots.cube-as-square.teacher': null
  'roots.cube-as-square.student': null
  'roots.one-part.teacher': null
  'roots.one-part.student': null
  'roots.decimal-places.teacher': null
  'roots.decimal-places.student': null
  'roots.loses-minus.teacher': null
  'roots.loses-minus.student': null
  'roots.adds-insides.teacher': null
  'roots.adds-insides.student': null
  'roots.stops-early.teacher': null
  'roots.stops-early.student': null
  'roots.one-solution.teacher': null
  'roots.one-solution.student': null
  'roots.two-for-cube.teacher': null
  'roots.two-for-cube.student': null
  'roots.two-values.teacher': null
  'roots.two-values.student': null
  'roots.must-be-even.teacher': null
  'roots.must-be-even.student': null
  'roots.divides-by-sides.teacher': null
  'roots.divides-by-sides.student': null
  'roots.compares-insides.teacher': null
  'roots.compares-insides.student': null
  'roots.order-reversed.teacher': null
  'roots.order-reversed.student': null
  'roots.sign-means-irrational.teacher': null
  'roots.sign-means-irrational.student': null
  'roots.not-perfect.teacher': null
  'roots.not-perfect.student': null
  'roots.decimal-is-exact.teacher': null
  'roots.decimal-is-exact.student': null
  'roots.no-negative-cube.teacher': null
  'roots.no-negative-cube.student': null
  'roots.square-below-zero.teacher': null
  'roots.square-below-zero.student': null
  'roots.zero-square.teacher': null
  'roots.zero-square.student': null
  'roots.factor-goes-in-unsquared.teacher': null
  'roots.factor-goes-in-unsquared.student': null
}

export const say = defineMessages<Messages>('misconceptions/roots', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'matter.particles-swell.teacher': null
  'matter.particles-swell.student': null
  'matter.particles-made.teacher': null
  'matter.particles-made.student': null
  'matter.states-mixed.teacher': null
  'matter.states-mixed.student': null
  'matter.motion-reversed.teacher': null
  'matter.motion-reversed.student': null
  'states.changes-swapped.teacher': null
  'states.changes-swapped.student': null
  'states.always-warmer.teacher': null
  'states.always-warmer.student': null
  'states.plateau-no-energy.teacher': null
  'states.plateau-no-energy.student': null
  'states.amount-ignored.teacher': null
  'states.amount-ignored.student': null
  'states.amount-changes-point.teacher': null
  'states.amount-changes-point.student': null
  'states.one-point.teacher': null
  'states.one-point.student': null
  'states.negative-order.teacher': null
  'states.negative-order.student': null
  'states.bubbles-are-air.teacher': null
  'states.bubbles-are-air.student': null
  'gas.pressure-follows-volume.teacher': null
  'gas.pressure-follows-volume.student': null
  'gas.one-variable.teacher': null
  'gas.one-variable.student': null
  'gas.speed-by-space.teacher': null
  'gas.speed-by-space.student': null
  'gas.celsius-doubles.teacher': null
  'gas.celsius-doubles.student': null
  'gas.pushes-when-moved.teacher': null
  'gas.pushes-when-moved.student': null
  'gas.pulls.teacher': null
  'gas.pulls.student': null
}

export const say = defineMessages<Messages>('misconceptions/matter', { en, es })

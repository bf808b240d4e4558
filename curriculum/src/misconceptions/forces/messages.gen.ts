// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'forces.adds-sizes.teacher': null
  'forces.adds-sizes.student': null
  'forces.always-subtracts.teacher': null
  'forces.always-subtracts.student': null
  'forces.direction.teacher': null
  'forces.direction.student': null
  'forces.always-cancels.teacher': null
  'forces.always-cancels.student': null
  'forces.largest-only.teacher': null
  'forces.largest-only.student': null
  'forces.given-part.teacher': null
  'forces.given-part.student': null
  'forces.motion-needs-force.teacher': null
  'forces.motion-needs-force.student': null
  'forces.runs-out.teacher': null
  'forces.runs-out.student': null
  'forces.net-is-motion.teacher': null
  'forces.net-is-motion.student': null
  'forces.speed-is-force.teacher': null
  'forces.speed-is-force.student': null
  'forces.force-alone.teacher': null
  'forces.force-alone.student': null
  'forces.mass-alone.teacher': null
  'forces.mass-alone.student': null
  'forces.heavy-is-strong.teacher': null
  'forces.heavy-is-strong.student': null
  'forces.upside-down.teacher': null
  'forces.upside-down.student': null
  'forces.forgets-friction.teacher': null
  'forces.forgets-friction.student': null
  'forces.heavier-falls-faster.teacher': null
  'forces.heavier-falls-faster.student': null
  'forces.bigger-pushes-harder.teacher': null
  'forces.bigger-pushes-harder.student': null
  'forces.no-push-back.teacher': null
  'forces.no-push-back.student': null
  'forces.equal-effects.teacher': null
  'forces.equal-effects.student': null
  'forces.stiff-is-safe.teacher': null
  'forces.stiff-is-safe.student': null
  'motion.change-for-path.teacher': null
  'motion.change-for-path.student': null
  'motion.averages-speeds.teacher': null
  'motion.averages-speeds.student': null
  'motion.speed-for-acceleration.teacher': null
  'motion.speed-for-acceleration.student': null
  'motion.words-mixed-up.teacher': null
  'motion.words-mixed-up.student': null
}

export const say = defineMessages<Messages>('misconceptions/forces', { en, es })

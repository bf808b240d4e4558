// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'moves.wrong-mirror.teacher': null
  'moves.wrong-mirror.student': null
  'moves.reflects-for-turn.teacher': null
  'moves.reflects-for-turn.student': null
  'moves.turns-wrong-way.teacher': null
  'moves.turns-wrong-way.student': null
  'moves.wrong-angle.teacher': null
  'moves.wrong-angle.student': null
  'moves.mixes-up-slide.teacher': null
  'moves.mixes-up-slide.student': null
  'moves.wrong-scale.teacher': null
  'moves.wrong-scale.student': null
  'moves.adds-factor.teacher': null
  'moves.adds-factor.student': null
  'moves.one-step-only.teacher': null
  'moves.one-step-only.student': null
  'moves.order-of-steps.teacher': null
  'moves.order-of-steps.student': null
  'moves.not-undone.teacher': null
  'moves.not-undone.student': null
  'moves.changes-size.teacher': null
  'moves.changes-size.student': null
  'moves.keeps-size.teacher': null
  'moves.keeps-size.student': null
  'moves.changes-angles.teacher': null
  'moves.changes-angles.student': null
  'moves.loses-parallel.teacher': null
  'moves.loses-parallel.student': null
  'moves.old-direction.teacher': null
  'moves.old-direction.student': null
  'moves.wrong-length.teacher': null
  'moves.wrong-length.student': null
  'moves.wrong-center.teacher': null
  'moves.wrong-center.student': null
  'moves.half-the-way.teacher': null
  'moves.half-the-way.student': null
}

export const say = defineMessages<Messages>('misconceptions/moves', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'irrational.ends.teacher': null
  'irrational.ends.student': null
  'irrational.all-repeat.teacher': null
  'irrational.all-repeat.student': null
  'irrational.skips-lead.teacher': null
  'irrational.skips-lead.student': null
  'irrational.wrong-nines.teacher': null
  'irrational.wrong-nines.student': null
  'irrational.drops-whole.teacher': null
  'irrational.drops-whole.student': null
  'irrational.endless.teacher': null
  'irrational.endless.student': null
  'irrational.mixes-kinds.teacher': null
  'irrational.mixes-kinds.student': null
  'irrational.pattern.teacher': null
  'irrational.pattern.student': null
  'irrational.approximation-is-exact.teacher': null
  'irrational.approximation-is-exact.student': null
  'irrational.farther-neighbor.teacher': null
  'irrational.farther-neighbor.student': null
  'irrational.rounds-early.teacher': null
  'irrational.rounds-early.student': null
  'irrational.misplaced.teacher': null
  'irrational.misplaced.student': null
  'irrational.leftover-as-tenths.teacher': null
  'irrational.leftover-as-tenths.student': null
}

export const say = defineMessages<Messages>('misconceptions/irrational', { en, es })

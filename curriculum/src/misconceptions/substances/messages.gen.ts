// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'substance.gas-is-nothing.teacher': null
  'substance.gas-is-nothing.student': null
  'substance.unseen-is-gone.teacher': null
  'substance.unseen-is-gone.student': null
  'substance.turns-into.teacher': null
  'substance.turns-into.student': null
  'substance.change-changes-weight.teacher': null
  'substance.change-changes-weight.student': null
  'substance.open-or-closed.teacher': null
  'substance.open-or-closed.student': null
  'substance.part-forgotten.teacher': null
  'substance.part-forgotten.student': null
  'substance.adds-all.teacher': null
  'substance.adds-all.student': null
  'substance.compares-backward.teacher': null
  'substance.compares-backward.student': null
  'substance.no-particles.teacher': null
  'substance.no-particles.student': null
  'substance.all-is-matter.teacher': null
  'substance.all-is-matter.student': null
  'substance.particles-visible.teacher': null
  'substance.particles-visible.student': null
  'substance.particle-like-bulk.teacher': null
  'substance.particle-like-bulk.student': null
  'substance.stuff-between.teacher': null
  'substance.stuff-between.student': null
  'substance.other-kind.teacher': null
  'substance.other-kind.student': null
  'property.one-decides.teacher': null
  'property.one-decides.student': null
  'property.looks-decide.teacher': null
  'property.looks-decide.student': null
  'property.same-in-both.teacher': null
  'property.same-in-both.student': null
  'property.stops-at-first.teacher': null
  'property.stops-at-first.student': null
  'property.of-the-piece.teacher': null
  'property.of-the-piece.student': null
  'property.metals-magnetic.teacher': null
  'property.metals-magnetic.student': null
  'property.beside-need.teacher': null
  'property.beside-need.student': null
  'dissolve.left-for-dissolved.teacher': null
  'dissolve.left-for-dissolved.student': null
  'dissolve.all-dissolves.teacher': null
  'dissolve.all-dissolves.student': null
  'dissolve.water-amount.teacher': null
  'dissolve.water-amount.student': null
  'mixing.always-new.teacher': null
  'mixing.always-new.student': null
  'mixing.never-new.teacher': null
  'mixing.never-new.student': null
  'mixing.one-sign.teacher': null
  'mixing.one-sign.student': null
  'reaction.coefficient.teacher': null
  'reaction.coefficient.student': null
  'reaction.subscript.teacher': null
  'reaction.subscript.student': null
  'reaction.adds-counts.teacher': null
  'reaction.adds-counts.student': null
  'reaction.every-atom.teacher': null
  'reaction.every-atom.student': null
  'reaction.one-term.teacher': null
  'reaction.one-term.student': null
  'reaction.molecules-conserved.teacher': null
  'reaction.molecules-conserved.student': null
  'reaction.stops-at-atoms.teacher': null
  'reaction.stops-at-atoms.student': null
  'reaction.mass-vanishes.teacher': null
  'reaction.mass-vanishes.student': null
  'reaction.all-used.teacher': null
  'reaction.all-used.student': null
  'reaction.state-change-is-new.teacher': null
  'reaction.state-change-is-new.student': null
}

export const say = defineMessages<Messages>('misconceptions/substances', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'selection.need.teacher': null
  'selection.need.student': null
  'selection.individual-changes.teacher': null
  'selection.individual-changes.student': null
  'selection.use-disuse.teacher': null
  'selection.use-disuse.student': null
  'selection.acquired.teacher': null
  'selection.acquired.student': null
  'selection.strongest.teacher': null
  'selection.strongest.student': null
  'selection.goal.teacher': null
  'selection.goal.student': null
  'selection.best-everywhere.teacher': null
  'selection.best-everywhere.student': null
  'selection.environment-makes.teacher': null
  'selection.environment-makes.student': null
  'selection.no-variation.teacher': null
  'selection.no-variation.student': null
  'selection.all-reproduce.teacher': null
  'selection.all-reproduce.student': null
  'selection.keeps-parents.teacher': null
  'selection.keeps-parents.student': null
  'selection.survival-only.teacher': null
  'selection.survival-only.student': null
  'selection.certain.teacher': null
  'selection.certain.student': null
  'ancestry.reads-backward.teacher': null
  'ancestry.reads-backward.student': null
  'ancestry.by-nearness.teacher': null
  'ancestry.by-nearness.student': null
  'ancestry.from-living.teacher': null
  'ancestry.from-living.student': null
  'ancestry.use-is-kinship.teacher': null
  'ancestry.use-is-kinship.student': null
  'ancestry.later-look.teacher': null
  'ancestry.later-look.student': null
  'ancestry.leftover-useless.teacher': null
  'ancestry.leftover-useless.student': null
  'ancestry.replays.teacher': null
  'ancestry.replays.student': null
  'embryos.early-stage-decides.teacher': null
  'embryos.early-stage-decides.student': null
  'embryos.age-for-stage.teacher': null
  'embryos.age-for-stage.student': null
  'embryos.counts-own.teacher': null
  'embryos.counts-own.student': null
  'breeding.trains-genes.teacher': null
  'breeding.trains-genes.student': null
  'breeding.one-step.teacher': null
  'breeding.one-step.student': null
  'breeding.makes-new-genes.teacher': null
  'breeding.makes-new-genes.student': null
  'breeding.methods-mixed.teacher': null
  'breeding.methods-mixed.student': null
  'breeding.only-benefit.teacher': null
  'breeding.only-benefit.student': null
  'breeding.all-from-genes.teacher': null
  'breeding.all-from-genes.student': null
}

export const say = defineMessages<Messages>('misconceptions/selection', { en, es })

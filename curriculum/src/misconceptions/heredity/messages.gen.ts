// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'heredity.one-parent-only.teacher': null
  'heredity.one-parent-only.student': null
  'heredity.gives-both.teacher': null
  'heredity.gives-both.student': null
  'heredity.expects-mixed.teacher': null
  'heredity.expects-mixed.student': null
  'heredity.look-is-alleles.teacher': null
  'heredity.look-is-alleles.student': null
  'heredity.forgets-mixed.teacher': null
  'heredity.forgets-mixed.student': null
  'heredity.recessive-shows.teacher': null
  'heredity.recessive-shows.student': null
  'heredity.hidden-is-lost.teacher': null
  'heredity.hidden-is-lost.student': null
  'heredity.ratio-as-fraction.teacher': null
  'heredity.ratio-as-fraction.student': null
  'heredity.other-trait.teacher': null
  'heredity.other-trait.student': null
  'heredity.half-and-half.teacher': null
  'heredity.half-and-half.student': null
  'heredity.always-three-to-one.teacher': null
  'heredity.always-three-to-one.student': null
  'heredity.box-is-count.teacher': null
  'heredity.box-is-count.student': null
  'heredity.dominant-is-common.teacher': null
  'heredity.dominant-is-common.student': null
  'heredity.blends.teacher': null
  'heredity.blends.student': null
  'heredity.chance-is-promise.teacher': null
  'heredity.chance-is-promise.student': null
  'heredity.one-parent-varies.teacher': null
  'heredity.one-parent-varies.student': null
  'heredity.beyond-the-tree.teacher': null
  'heredity.beyond-the-tree.student': null
  'mutations.always-harmful.teacher': null
  'mutations.always-harmful.student': null
  'mutations.each-changes-protein.teacher': null
  'mutations.each-changes-protein.student': null
  'mutations.on-purpose.teacher': null
  'mutations.on-purpose.student': null
  'mutations.whole-body-at-once.teacher': null
  'mutations.whole-body-at-once.student': null
  'mutations.skips-protein.teacher': null
  'mutations.skips-protein.student': null
  'mutations.levels-mixed.teacher': null
  'mutations.levels-mixed.student': null
  'mutations.body-cells-inherited.teacher': null
  'mutations.body-cells-inherited.student': null
  'heredity.words-mixed-up.teacher': null
  'heredity.words-mixed-up.student': null
}

export const say = defineMessages<Messages>('misconceptions/heredity', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'signed.wrong-way.teacher': null
  'signed.wrong-way.student': null
  'signed.wrong-sign.teacher': null
  'signed.wrong-sign.student': null
  'signed.ignores-signs.teacher': null
  'signed.ignores-signs.student': null
  'signed.two-minuses.teacher': null
  'signed.two-minuses.student': null
  'signed.keeps-sign.teacher': null
  'signed.keeps-sign.student': null
  'signed.reversed.teacher': null
  'signed.reversed.student': null
  'signed.end-as-jump.teacher': null
  'signed.end-as-jump.student': null
  'signed.counts-ticks.teacher': null
  'signed.counts-ticks.student': null
  'signed.adds-to-compare.teacher': null
  'signed.adds-to-compare.student': null
  'signed.negative-distance.teacher': null
  'signed.negative-distance.student': null
  'signed.goes-on.teacher': null
  'signed.goes-on.student': null
  'signed.stops-early.teacher': null
  'signed.stops-early.student': null
  'signed.subtracting-makes-less.teacher': null
  'signed.subtracting-makes-less.student': null
  'signed.adding-makes-more.teacher': null
  'signed.adding-makes-more.student': null
  'signed.same-signs.teacher': null
  'signed.same-signs.student': null
  'signed.not-opposite.teacher': null
  'signed.not-opposite.student': null
  'signed.leaves-sign-behind.teacher': null
  'signed.leaves-sign-behind.student': null
  'signed.by-size.teacher': null
  'signed.by-size.student': null
  'signed.drops-sign.teacher': null
  'signed.drops-sign.student': null
  'signed.greatest-first.teacher': null
  'signed.greatest-first.student': null
  'signed.no-opposite.teacher': null
  'signed.no-opposite.student': null
  'signed.reciprocal.teacher': null
  'signed.reciprocal.student': null
  'signed.always-negative.teacher': null
  'signed.always-negative.student': null
  'signed.wrong-side.teacher': null
  'signed.wrong-side.student': null
  'signed.reads-away.teacher': null
  'signed.reads-away.student': null
  'signed.tick-as-one.teacher': null
  'signed.tick-as-one.student': null
  'signed.wrong-meaning.teacher': null
  'signed.wrong-meaning.student': null
  'signed.ignores-zero.teacher': null
  'signed.ignores-zero.student': null
  'signed.whole-distance.teacher': null
  'signed.whole-distance.student': null
  'signed.zero-is-nothing.teacher': null
  'signed.zero-is-nothing.student': null
  'signed.absolute-keeps-sign.teacher': null
  'signed.absolute-keeps-sign.student': null
  'signed.absolute-flips.teacher': null
  'signed.absolute-flips.student': null
  'signed.one-of-two.teacher': null
  'signed.one-of-two.student': null
  'signed.value-for-distance.teacher': null
  'signed.value-for-distance.student': null
  'signed.one-distance.teacher': null
  'signed.one-distance.student': null
  'signed.different-signs.teacher': null
  'signed.different-signs.student': null
  'signed.negative-times-negative.teacher': null
  'signed.negative-times-negative.student': null
  'signed.counts-signs.teacher': null
  'signed.counts-signs.student': null
  'signed.adds-factors.teacher': null
  'signed.adds-factors.student': null
  'signed.other-operation.teacher': null
  'signed.other-operation.student': null
  'signed.fraction-signs.teacher': null
  'signed.fraction-signs.student': null
  'signed.zero-factor.teacher': null
  'signed.zero-factor.student': null
  'signed.divides-by-zero.teacher': null
  'signed.divides-by-zero.student': null
  'signed.sum-rule.teacher': null
  'signed.sum-rule.student': null
}

export const say = defineMessages<Messages>('misconceptions/signed', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'decimal.face-value.teacher': null
  'decimal.face-value.student': null
  'decimal.drops-ths.teacher': null
  'decimal.drops-ths.student': null
  'decimal.reads-the-rest.teacher': null
  'decimal.reads-the-rest.student': null
  'decimal.adds-steps.teacher': null
  'decimal.adds-steps.student': null
  'decimal.counts-places.teacher': null
  'decimal.counts-places.student': null
  'decimal.wrong-direction.teacher': null
  'decimal.wrong-direction.student': null
  'decimal.skips-zero.teacher': null
  'decimal.skips-zero.student': null
  'decimal.side-by-side.teacher': null
  'decimal.side-by-side.student': null
  'decimal.loses-trade.teacher': null
  'decimal.loses-trade.student': null
  'decimal.longer-is-larger.teacher': null
  'decimal.longer-is-larger.student': null
  'decimal.shorter-is-larger.teacher': null
  'decimal.shorter-is-larger.student': null
  'decimal.always-down.teacher': null
  'decimal.always-down.student': null
  'decimal.always-up.teacher': null
  'decimal.always-up.student': null
  'decimal.wrong-place.teacher': null
  'decimal.wrong-place.student': null
  'decimal.nothing-between.teacher': null
  'decimal.nothing-between.student': null
  'decimal.half-goes-down.teacher': null
  'decimal.half-goes-down.student': null
  'decimal.every-tick-a-tenth.teacher': null
  'decimal.every-tick-a-tenth.student': null
  'decimal.counts-ticks.teacher': null
  'decimal.counts-ticks.student': null
  'decimal.steps-too-small.teacher': null
  'decimal.steps-too-small.student': null
  'decimal.aligns-right.teacher': null
  'decimal.aligns-right.student': null
  'decimal.parts-apart.teacher': null
  'decimal.parts-apart.student': null
  'decimal.smaller-from-larger.teacher': null
  'decimal.smaller-from-larger.student': null
  'decimal.point-as-in-sum.teacher': null
  'decimal.point-as-in-sum.student': null
  'decimal.no-point.teacher': null
  'decimal.no-point.student': null
  'decimal.moves-one-point.teacher': null
  'decimal.moves-one-point.student': null
  'decimal.point-one-off.teacher': null
  'decimal.point-one-off.student': null
  'decimal.answers-first-step.teacher': null
  'decimal.answers-first-step.student': null
  'decimal.times-makes-bigger.teacher': null
  'decimal.times-makes-bigger.student': null
  'decimal.other-operation.teacher': null
  'decimal.other-operation.student': null
  'decimal.fraction-as-digits.teacher': null
  'decimal.fraction-as-digits.student': null
  'decimal.remainder-as-digit.teacher': null
  'decimal.remainder-as-digit.student': null
  'decimal.repeats-all.teacher': null
  'decimal.repeats-all.student': null
  'decimal.repeats-last.teacher': null
  'decimal.repeats-last.student': null
  'decimal.cut-is-equal.teacher': null
  'decimal.cut-is-equal.student': null
  'decimal.not-in-lowest-terms.teacher': null
  'decimal.not-in-lowest-terms.student': null
  'decimal.one-factor-decides.teacher': null
  'decimal.one-factor-decides.student': null
  'decimal.long-repeats.teacher': null
  'decimal.long-repeats.student': null
  'decimal.pattern-off-by-one.teacher': null
  'decimal.pattern-off-by-one.student': null
  'decimal.pattern-from-start.teacher': null
  'decimal.pattern-from-start.student': null
  'decimal.remainder-goes-on.teacher': null
  'decimal.remainder-goes-on.student': null
  'decimal.appends-zeros.teacher': null
  'decimal.appends-zeros.student': null
}

export const say = defineMessages<Messages>('misconceptions/decimals', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'operations.left-to-right.teacher': null
  'operations.left-to-right.student': null
  'operations.adds-first.teacher': null
  'operations.adds-first.student': null
  'operations.ignores-parentheses.teacher': null
  'operations.ignores-parentheses.student': null
  'operations.needless-parentheses.teacher': null
  'operations.needless-parentheses.student': null
  'operations.groups-wrong.teacher': null
  'operations.groups-wrong.student': null
  'operations.mixes-words.teacher': null
  'operations.mixes-words.student': null
  'operations.reversed.teacher': null
  'operations.reversed.student': null
  'operations.stops-early.teacher': null
  'operations.stops-early.student': null
  'division.skips-zero.teacher': null
  'division.skips-zero.student': null
  'division.stops-early.teacher': null
  'division.stops-early.student': null
  'division.rest-too-large.teacher': null
  'division.rest-too-large.student': null
  'division.zeros-apart.teacher': null
  'division.zeros-apart.student': null
  'division.quotient-for-rest.teacher': null
  'division.quotient-for-rest.student': null
  'division.leaves-out-rest.teacher': null
  'division.leaves-out-rest.student': null
  'division.rest-in-groups.teacher': null
  'division.rest-in-groups.student': null
  'division.adds-back.teacher': null
  'division.adds-back.student': null
  'division.keeps-rest.teacher': null
  'division.keeps-rest.student': null
  'division.drops-remainder.teacher': null
  'division.drops-remainder.student': null
  'division.rounds-up.teacher': null
  'division.rounds-up.student': null
  'division.room-for-rest.teacher': null
  'division.room-for-rest.student': null
  'division.subtracts.teacher': null
  'division.subtracts.student': null
  'division.larger-divisor-more.teacher': null
  'division.larger-divisor-more.student': null
  'division.dividend-alone.teacher': null
  'division.dividend-alone.student': null
  'division.order-reversed.teacher': null
  'division.order-reversed.student': null
  'division.one-part.teacher': null
  'division.one-part.student': null
  'division.area-for-side.teacher': null
  'division.area-for-side.student': null
  'division.no-bring-down.teacher': null
  'division.no-bring-down.student': null
  'division.adds-digit.teacher': null
  'division.adds-digit.student': null
  'division.other-step.teacher': null
  'division.other-step.student': null
  'multiplication.no-shift.teacher': null
  'multiplication.no-shift.student': null
  'multiplication.no-regroup.teacher': null
  'multiplication.no-regroup.student': null
  'multiplication.regroups-first.teacher': null
  'multiplication.regroups-first.student': null
  'multiplication.like-places-only.teacher': null
  'multiplication.like-places-only.student': null
  'multiplication.skips-zero.teacher': null
  'multiplication.skips-zero.student': null
  'multiplication.adds-factors.teacher': null
  'multiplication.adds-factors.student': null
  'multiplication.adds-to-product.teacher': null
  'multiplication.adds-to-product.student': null
  'multiplication.other-factor.teacher': null
  'multiplication.other-factor.student': null
  'multiplication.last-digit-only.teacher': null
  'multiplication.last-digit-only.student': null
  'multiplication.near-digit.teacher': null
  'multiplication.near-digit.student': null
  'multiplication.one-factor.teacher': null
  'multiplication.one-factor.student': null
  'operations.counts-things-for-gaps.teacher': null
  'operations.counts-things-for-gaps.student': null
  'operations.rounds-one-way.teacher': null
  'operations.rounds-one-way.student': null
}

export const say = defineMessages<Messages>('misconceptions/operations', { en, es })

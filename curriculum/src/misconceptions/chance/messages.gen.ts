// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'chance.part-to-part.teacher': null
  'chance.part-to-part.student': null
  'chance.equal-kinds.teacher': null
  'chance.equal-kinds.student': null
  'chance.complement.teacher': null
  'chance.complement.student': null
  'chance.one-of-two.teacher': null
  'chance.one-of-two.student': null
  'chance.one-over-all.teacher': null
  'chance.one-over-all.student': null
  'chance.uneven-parts.teacher': null
  'chance.uneven-parts.student': null
  'chance.one-part.teacher': null
  'chance.one-part.student': null
  'chance.multiplies-back.teacher': null
  'chance.multiplies-back.student': null
  'chance.fixed-total.teacher': null
  'chance.fixed-total.student': null
  'chance.final-count.teacher': null
  'chance.final-count.student': null
  'chance.reversed.teacher': null
  'chance.reversed.student': null
  'chance.looks-of-number.teacher': null
  'chance.looks-of-number.student': null
  'chance.counts-only.teacher': null
  'chance.counts-only.student': null
  'chance.divides-by-favorable.teacher': null
  'chance.divides-by-favorable.student': null
  'chance.adds-outcomes.teacher': null
  'chance.adds-outcomes.student': null
  'chance.adds-chances.teacher': null
  'chance.adds-chances.student': null
  'chance.one-stage.teacher': null
  'chance.one-stage.student': null
  'chance.as-if-put-back.teacher': null
  'chance.as-if-put-back.student': null
  'chance.one-order.teacher': null
  'chance.one-order.student': null
  'chance.once-or-more.teacher': null
  'chance.once-or-more.student': null
  'chance.balances-out.teacher': null
  'chance.balances-out.student': null
  'chance.small-sample.teacher': null
  'chance.small-sample.student': null
  'chance.exact-forecast.teacher': null
  'chance.exact-forecast.student': null
  'chance.unlikely-never.teacher': null
  'chance.unlikely-never.student': null
  'chance.fifty-fifty.teacher': null
  'chance.fifty-fifty.student': null
  'chance.poor-simulation.teacher': null
  'chance.poor-simulation.student': null
}

export const say = defineMessages<Messages>('misconceptions/chance', { en, es })

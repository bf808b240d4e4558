// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ratio.additive.teacher': null
  'ratio.additive.student': null
  'ratio.subtracts.teacher': null
  'ratio.subtracts.student': null
  'ratio.adds-rate.teacher': null
  'ratio.adds-rate.student': null
  'rate.adds-one-more.teacher': null
  'rate.adds-one-more.student': null
  'rate.upside-down.teacher': null
  'rate.upside-down.student': null
  'rate.compares-upside-down.teacher': null
  'rate.compares-upside-down.student': null
  'rate.total-as-one.teacher': null
  'rate.total-as-one.student': null
  'rate.multiplies-back.teacher': null
  'rate.multiplies-back.student': null
  'rate.wrong-step.teacher': null
  'rate.wrong-step.student': null
  'rate.stops-at-one.teacher': null
  'rate.stops-at-one.student': null
  'rate.price-tag.teacher': null
  'rate.price-tag.student': null
  'rate.bigger-pack.teacher': null
  'rate.bigger-pack.student': null
  'rate.one-quantity.teacher': null
  'rate.one-quantity.student': null
  'ratio.turned.teacher': null
  'ratio.turned.student': null
  'ratio.part-whole.teacher': null
  'ratio.part-whole.student': null
  'ratio.keeps-one.teacher': null
  'ratio.keeps-one.student': null
  'ratio.whole-in-each.teacher': null
  'ratio.whole-in-each.student': null
  'ratio.stops-early.teacher': null
  'ratio.stops-early.student': null
  'ratio.halves.teacher': null
  'ratio.halves.student': null
  'ratio.looks-at-one.teacher': null
  'ratio.looks-at-one.student': null
  'ratio.difference.teacher': null
  'ratio.difference.student': null
  'ratio.terms-for-amounts.teacher': null
  'ratio.terms-for-amounts.student': null
  'ratio.undoes-wrong-way.teacher': null
  'ratio.undoes-wrong-way.student': null
  'ratio.one-way-only.teacher': null
  'ratio.one-way-only.student': null
  'proportion.amount-as-constant.teacher': null
  'proportion.amount-as-constant.student': null
  'proportion.multiplies.teacher': null
  'proportion.multiplies.student': null
  'proportion.wrong-way.teacher': null
  'proportion.wrong-way.student': null
  'proportion.part-of-fraction.teacher': null
  'proportion.part-of-fraction.student': null
  'graph.counts-squares.teacher': null
  'graph.counts-squares.student': null
  'proportion.start-value.teacher': null
  'proportion.start-value.student': null
  'proportion.even-steps.teacher': null
  'proportion.even-steps.student': null
  'proportion.one-pair.teacher': null
  'proportion.one-pair.student': null
  'proportion.grows-together.teacher': null
  'proportion.grows-together.student': null
  'proportion.looks-of-equation.teacher': null
  'proportion.looks-of-equation.student': null
  'proportion.looks-of-story.teacher': null
  'proportion.looks-of-story.student': null
  'proportion.swaps.teacher': null
  'proportion.swaps.student': null
  'proportion.pair-as-ends.teacher': null
  'proportion.pair-as-ends.student': null
  'proportion.near-miss.teacher': null
  'proportion.near-miss.student': null
}

export const say = defineMessages<Messages>('misconceptions/ratios', { en, es })

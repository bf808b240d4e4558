// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '../../form/define-messages.ts'
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
}

export const say = defineMessages<Messages>('misconceptions/ratios', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'percent.stops-early.teacher': null
  'percent.stops-early.student': null
  'percent.wrong-direction.teacher': null
  'percent.wrong-direction.student': null
  'percent.percent-as-amount.teacher': null
  'percent.percent-as-amount.student': null
  'percent.wrong-whole.teacher': null
  'percent.wrong-whole.student': null
  'percent.adds-percents.teacher': null
  'percent.adds-percents.student': null
  'percent.new-for-change.teacher': null
  'percent.new-for-change.student': null
  'percent.compares-amounts.teacher': null
  'percent.compares-amounts.student': null
  'percent.order-reversed.teacher': null
  'percent.order-reversed.student': null
  'percent.factor-place.teacher': null
  'percent.factor-place.student': null
  'percent.factor-for-change.teacher': null
  'percent.factor-for-change.student': null
  'percent.as-denominator.teacher': null
  'percent.as-denominator.student': null
  'percent.ignores-sign.teacher': null
  'percent.ignores-sign.student': null
  'percent.part-for-rest.teacher': null
  'percent.part-for-rest.student': null
  'percent.percents-alone.teacher': null
  'percent.percents-alone.student': null
}

export const say = defineMessages<Messages>('misconceptions/percents', { en, es })

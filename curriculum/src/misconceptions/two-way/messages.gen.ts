// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'two-way.wrong-total.teacher': null
  'two-way.wrong-total.student': null
  'two-way.grand-total.teacher': null
  'two-way.grand-total.student': null
  'two-way.other-cell.teacher': null
  'two-way.other-cell.student': null
  'two-way.count-for-percent.teacher': null
  'two-way.count-for-percent.student': null
  'two-way.compares-counts.teacher': null
  'two-way.compares-counts.student': null
  'two-way.adds-for-difference.teacher': null
  'two-way.adds-for-difference.student': null
  'two-way.stops-early.teacher': null
  'two-way.stops-early.student': null
  'two-way.misses-association.teacher': null
  'two-way.misses-association.student': null
}

export const say = defineMessages<Messages>('misconceptions/two-way', { en, es })

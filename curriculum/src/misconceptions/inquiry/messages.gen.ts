// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'reading.one-point.teacher': null
  'reading.one-point.student': null
  'reading.wrong-axis.teacher': null
  'reading.wrong-axis.student': null
  'reading.wrong-series.teacher': null
  'reading.wrong-series.student': null
  'data.adds.teacher': null
  'data.adds.student': null
  'data.stops-early.teacher': null
  'data.stops-early.student': null
  'data.no-division.teacher': null
  'data.no-division.student': null
  'data.middle-value.teacher': null
  'data.middle-value.student': null
  'evidence.within-scatter.teacher': null
  'evidence.within-scatter.student': null
  'evidence.one-run.teacher': null
  'evidence.one-run.student': null
  'evidence.overcautious.teacher': null
  'evidence.overcautious.student': null
  'evidence.keeps-outlier.teacher': null
  'evidence.keeps-outlier.student': null
  'evidence.scatter-is-error.teacher': null
  'evidence.scatter-is-error.student': null
  'evidence.beyond-data.teacher': null
  'evidence.beyond-data.student': null
  'evidence.picks-best-run.teacher': null
  'evidence.picks-best-run.student': null
  'argue.beside-the-claim.teacher': null
  'argue.beside-the-claim.student': null
  'inquiry.changes-two.teacher': null
  'inquiry.changes-two.student': null
  'inquiry.tests-other.teacher': null
  'inquiry.tests-other.student': null
  'inquiry.changes-nothing.teacher': null
  'inquiry.changes-nothing.student': null
  'inquiry.controls-everything.teacher': null
  'inquiry.controls-everything.student': null
  'inquiry.measures-other.teacher': null
  'inquiry.measures-other.student': null
  'inquiry.no-comparison.teacher': null
  'inquiry.no-comparison.student': null
  'order.step-too-early.teacher': null
  'order.step-too-early.student': null
  'order.backward.teacher': null
  'order.backward.student': null
}

export const say = defineMessages<Messages>('misconceptions/inquiry', { en, es })

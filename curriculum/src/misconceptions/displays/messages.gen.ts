// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'display.counts-once.teacher': null
  'display.counts-once.student': null
  'display.boundary.teacher': null
  'display.boundary.student': null
  'display.wrong-side.teacher': null
  'display.wrong-side.student': null
  'display.one-column.teacher': null
  'display.one-column.student': null
  'display.count-for-percent.teacher': null
  'display.count-for-percent.student': null
  'display.equal-lengths.teacher': null
  'display.equal-lengths.student': null
  'display.missing-part.teacher': null
  'display.missing-part.student': null
  'display.axis-ends.teacher': null
  'display.axis-ends.student': null
  'display.box-for-count.teacher': null
  'display.box-for-count.student': null
  'center.not-in-order.teacher': null
  'center.not-in-order.student': null
  'center.mean-for-median.teacher': null
  'center.mean-for-median.student': null
  'center.fills-in-mean.teacher': null
  'center.fills-in-mean.student': null
  'center.mean-of-means.teacher': null
  'center.mean-of-means.student': null
  'center.ignores-outlier.teacher': null
  'center.ignores-outlier.student': null
  'spread.for-center.teacher': null
  'spread.for-center.student': null
  'spread.signed-distances.teacher': null
  'spread.signed-distances.student': null
  'spread.range-for-iqr.teacher': null
  'spread.range-for-iqr.student': null
  'spread.range-for-deviation.teacher': null
  'spread.range-for-deviation.student': null
  'spread.skips-zero.teacher': null
  'spread.skips-zero.student': null
  'spread.neighbors.teacher': null
  'spread.neighbors.student': null
  'spread.other-side.teacher': null
  'spread.other-side.student': null
  'spread.more-data.teacher': null
  'spread.more-data.student': null
  'spread.scaling-keeps.teacher': null
  'spread.scaling-keeps.student': null
  'spread.all-within.teacher': null
  'spread.all-within.student': null
  'data.one-answer.teacher': null
  'data.one-answer.student': null
}

export const say = defineMessages<Messages>('misconceptions/displays', { en, es })

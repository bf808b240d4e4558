// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scatter.wrong-direction.teacher': null
  'scatter.wrong-direction.student': null
  'scatter.sees-pattern.teacher': null
  'scatter.sees-pattern.student': null
  'scatter.misses-pattern.teacher': null
  'scatter.misses-pattern.student': null
  'scatter.straight-only.teacher': null
  'scatter.straight-only.student': null
  'scatter.strength-as-steepness.teacher': null
  'scatter.strength-as-steepness.student': null
  'scatter.extreme-is-outlier.teacher': null
  'scatter.extreme-is-outlier.student': null
  'scatter.typical-as-outlier.teacher': null
  'scatter.typical-as-outlier.student': null
  'scatter.line-through-ends.teacher': null
  'scatter.line-through-ends.student': null
  'scatter.line-off-center.teacher': null
  'scatter.line-off-center.student': null
  'scatter.prediction-for-data.teacher': null
  'scatter.prediction-for-data.student': null
  'scatter.cause.teacher': null
  'scatter.cause.student': null
  'scatter.exact-line.teacher': null
  'scatter.exact-line.student': null
  'scatter.no-limits.teacher': null
  'scatter.no-limits.student': null
}

export const say = defineMessages<Messages>('misconceptions/scatter', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'line-plot.numerator-only.teacher': null
  'line-plot.numerator-only.student': null
  'line-plot.steps-as-units.teacher': null
  'line-plot.steps-as-units.student': null
  'line-plot.counts-dots.teacher': null
  'line-plot.counts-dots.student': null
  'line-plot.all-dots.teacher': null
  'line-plot.all-dots.student': null
  'line-plot.shares-columns.teacher': null
  'line-plot.shares-columns.student': null
  'line-plot.ends-only.teacher': null
  'line-plot.ends-only.student': null
}

export const say = defineMessages<Messages>('misconceptions/line-plots', { en, es })

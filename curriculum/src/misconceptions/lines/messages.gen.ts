// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'slope.run-over-rise.teacher': null
  'slope.run-over-rise.student': null
  'slope.wrong-sign.teacher': null
  'slope.wrong-sign.student': null
  'slope.rise-only.teacher': null
  'slope.rise-only.student': null
  'slope.one-point.teacher': null
  'slope.one-point.student': null
  'slope.loses-minus.teacher': null
  'slope.loses-minus.student': null
  'slope.one-step.teacher': null
  'slope.one-step.student': null
  'slope.stops-at-change.teacher': null
  'slope.stops-at-change.student': null
  'slope.adds-run.teacher': null
  'slope.adds-run.student': null
  'line.swaps-start.teacher': null
  'line.swaps-start.student': null
  'line.drops-start.teacher': null
  'line.drops-start.student': null
  'line.first-value.teacher': null
  'line.first-value.student': null
  'line.start-on-x-axis.teacher': null
  'line.start-on-x-axis.student': null
  'line.swaps-coordinates.teacher': null
  'line.swaps-coordinates.student': null
  'line.order-reversed.teacher': null
  'line.order-reversed.student': null
}

export const say = defineMessages<Messages>('misconceptions/lines', { en, es })

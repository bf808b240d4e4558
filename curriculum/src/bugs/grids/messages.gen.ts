// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  swapped: null
  'starts-at-one': null
  squares: { step: Value }
  'other-point': null
  'other-axis': null
  'wrong-direction': null
  'counts-points': null
  'end-only': { high: Value }
  'adds-ends': { low: Value; high: Value }
  'same-coordinate': { same: Value }
  'walk.steps': { meters: Value }
  'walk.first': null
  'walk.direct': null
  'walk.across': null
  'value-for-change': null
  'time-for-value': null
  'wrong-point': null
  'adds-readings': null
  'plot.swapped': null
  'plot.some-swapped': null
  'plot.starts-at-one': null
  'plot.columns': null
  'plot.scale': null
  'plot.corner': null
  'plot.square': null
  'plot.side': null
}

export const say = defineMessages<Messages>('bugs/grids', { en, es })

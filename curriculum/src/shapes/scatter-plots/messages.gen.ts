// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'association.asks': null
  'association.label.direction': null
  'association.label.tends': null
  'association.label.form': null
  'association.label.outlier': null
  'association.not.none': null
  'association.not.some': null
  'association.not.turned': null
  'association.nudge': null
  'association.hint': { x: Value; y: Value }
  'association.why.positive': null
  'association.why.negative': null
  'association.why.none': null
  'association.so.positive': null
  'association.so.negative': null
  'association.so.none': null
  'association.bends': null
  'association.straight': null
  'association.far': null
  'association.none-far': null
  'direction.positive': null
  'direction.negative': null
  'direction.none': null
  'tends.positive': null
  'tends.negative': null
  'tends.none': null
  'form.yes': null
  'form.no': null
  'form.look': null
  'outlier.yes': null
  'outlier.no': null
  'outlier.look': null
  'outliers.one': null
  'outliers.two': null
  'outliers.end': null
  'outliers.typical': null
  'outliers.nudge': null
  'outliers.hint': null
  'outliers.why': null
  'outliers.so': { letters: Value }
  'plot.asks': null
  'plot.line': { line: Value }
  'plot.predict': { one: Value; other: Value }
  'plot.across': null
  'plot.up': { step: Value }
  'plot.nudge': null
  'plot.hint': { step: Value }
  'plot.hint-line': { step: Value }
  'plot.why': { x: Value; y: Value }
  'plot.so': { x: Value; y: Value }
  'best.asks': null
  'best.beside': null
  'best.ends': null
  'best.turned': null
  'best.nudge': null
  'best.hint': null
  'best.why': null
  'best.so': { letter: Value }
}

export const say = defineMessages<Messages>('shapes/scatter-plots', { en, es })

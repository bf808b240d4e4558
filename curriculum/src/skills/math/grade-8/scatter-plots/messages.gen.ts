// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plot-points': null
  'why.slope': null
  'lesson.what': null
  'lesson.association': null
  'lesson.features': null
  'lesson.line': { line: Value }
  'lesson.word.scatter-plot.word': null
  'lesson.word.scatter-plot.meaning': null
  'lesson.word.association.word': null
  'lesson.word.association.meaning': null
  'lesson.word.cluster.word': null
  'lesson.word.cluster.meaning': null
  'lesson.word.outlier.word': null
  'lesson.word.outlier.meaning': null
  'lesson.word.line-of-fit.word': null
  'lesson.word.line-of-fit.meaning': null
  'draw.rises': { start: Value; size: Value }
  'draw.falls': { start: Value; size: Value }
  'draw.equation': { line: Value }
  'draw.predictions': { five: Value; ten: Value }
  'draw.asks': null
  'draw.turned': null
  'draw.squares': { step: Value }
  'draw.nudge': null
  'draw.hint': null
  'draw.hint-points': null
  'draw.start': { start: Value }
  'draw.five': { five: Value; ten: Value }
  'read.asks.start': null
  'read.asks.slope': null
  'read.asks.equation': null
  'read.label.start': null
  'read.label.slope': null
  'read.label.equation': null
  'read.nudge.start': null
  'read.nudge.slope': null
  'read.nudge.equation': null
  'read.hint.start': null
  'read.hint.slope': null
  'read.hint.equation': null
  'read.swapped': null
  'read.no-start': null
  'read.start': { start: Value }
  'read.axis': null
  'read.slope': { five: Value; change: Value; slope: Value }
  'read.so': { line: Value }
  'use.line': { line: Value }
  'use.above': null
  'use.below': null
  'use.label.predict': null
  'use.label.back': null
  'use.label.gap': null
  'use.nudge.predict': null
  'use.nudge.back': null
  'use.nudge.gap': null
  'use.hint.predict': null
  'use.hint.back': null
  'use.hint.gap': null
  'use.equation': { equation: Value }
  'use.put-in': { x: Value; from: Value; value: Value }
  'use.undo': { start: Value; slope: Value; key: Value }
  'use.so': { value: Value }
  'use.so-above': { measured: Value; value: Value; key: Value }
  'use.so-below': { measured: Value; value: Value; key: Value }
}

export const say = defineMessages<Messages>('scatter-plots', { en, es })

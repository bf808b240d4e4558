// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'match.asks': null
  'match.asks-words': null
  'match.rises': { start: Value; by: Value }
  'match.falls': { start: Value; by: Value }
  'match.swapped': null
  'match.sign': null
  'match.step': null
  'match.other': null
  'match.nudge': null
  'match.hint': null
  'match.hint-steps': null
  'match.why': { pairs: Value; rate: Value; start: Value }
  'rival.label': null
  'rival.asks.rate': { by: Value; form: Value }
  'rival.asks.start': { by: Value; form: Value }
  'rival.asks.meets': { start: Value; by: Value; form: Value }
  'rival.swapped': null
  'rival.rate': null
  'rival.start': null
  'rival.parallel': null
  'rival.sign': null
  'rival.first': null
  'rival.step': null
  'rival.nudge': null
  'rival.hint.rate': { by: Value }
  'rival.hint.start': { by: Value }
  'rival.hint.meets': { by: Value; start: Value }
  'rival.meets': { x: Value; y: Value; start: Value }
  'rival.so': { equation: Value }
  'curved.title': { name: Value }
  'curved.column': { letter: Value }
  'curved.told': { line: Value; equation: Value; other: Value }
  'curved.asks': null
  'curved.early': null
  'curved.late': null
  'curved.value': null
  'curved.label.early': null
  'curved.label.late': null
  'curved.label.value': null
  'curved.look.early': null
  'curved.look.late': null
  'curved.look.value': null
  'curved.nudge': { line: Value; other: Value }
  'curved.hint': { line: Value }
  'curved.line': { line: Value; slope: Value }
  'curved.curve.square': { other: Value; early: Value; late: Value }
  'curved.curve.double': { other: Value; early: Value; late: Value }
  'curved.curve.shrink': { other: Value; early: Value; late: Value }
  'curved.end': { line: Value; one: Value; other: Value; two: Value }
  'is.A': null
  'is.same': null
  'is.B': null
  'steps.b': { equation: Value }
}

export const say = defineMessages<Messages>('shapes/function-forms', { en, es })

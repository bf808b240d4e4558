// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  area: null
  unit: { of: Quantity | Range | Term }
  answer: { of: Value }
  'area-of.parallelogram.nudge': null
  'area-of.parallelogram.hint': null
  'area-of.parallelogram.why': null
  'area-of.parallelogram.step': { base: Value; height: Value }
  'area-of.parallelogram.so': { base: Value; height: Value; area: Value }
  'area-of.triangle.nudge': null
  'area-of.triangle.hint': null
  'area-of.triangle.why': null
  'area-of.triangle.step': { base: Value; height: Value; full: Value }
  'area-of.triangle.so': { full: Value; area: Value }
  'area-of.trapezoid.nudge': null
  'area-of.trapezoid.hint': null
  'area-of.trapezoid.why': null
  'area-of.trapezoid.step': { base: Value; top: Value; height: Value; full: Value }
  'area-of.trapezoid.so': { full: Value; area: Value }
}

export const say = defineMessages<Messages>('solutions/areas', { en, es })

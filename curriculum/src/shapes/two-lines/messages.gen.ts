// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pair.almonds': null
  'pair.fabric': null
  'pair.job': null
  'pair.cyclist': null
  'pair.hiker': null
  'pair.hose': null
  'pair.printer': null
  'pair.bottles': null
  'pair.car': null
  'pair.map': null
  'pair.elevator': null
  'pair.garden': null
  'lines.asks.rate': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'lines.asks.far': { ys: Quantity | Range | Term; x: Value }
  'lines.asks.gap': { xs: Quantity | Range | Term; gap: Value }
  'lines.label': null
  'lines.per': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'lines.many': { of: Quantity | Range | Term }
  'lines.heard': { xs: Quantity | Range | Term; ys: Quantity | Range | Term; top: Value; step: Value; across: Value; a: Value; b: Value }
  'lines.at-point': { x: Value; xs: Quantity | Range | Term }
  'lines.squares': null
  'lines.one': null
  'lines.stays': null
  'lines.for-one': { xs: Quantity | Range | Term }
  'lines.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'lines.hint': { across: Value }
  'lines.so': { across: Value; a: Value; b: Value; rateA: Value; rateB: Value }
  'lines.so-apart': { rateA: Value; rateB: Value; apart: Value }
  'lines.so-far': { far: Value; apart: Value; gap: Value }
  'lines.so-gap': { gap: Value; apart: Value; far: Value }
}

export const say = defineMessages<Messages>('shapes/two-lines', { en, es })

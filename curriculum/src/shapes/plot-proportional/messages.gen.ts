// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'plot.told.one': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'plot.told.four': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'plot.asks.1': null
  'plot.asks.2': { x: Value }
  'plot.asks.3': null
  'plot.squares': null
  'plot.added': null
  'plot.same': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'plot.nudge.1': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'plot.nudge.2': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'plot.nudge.3': null
  'plot.hint.1': null
  'plot.hint.2': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'plot.hint.3': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'plot.so-rate': { xs: Quantity | Range | Term; rate: Value }
  'plot.so-ratio': { rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term; at: Value }
  'plot.so': { point: Value }
  'plot.swapped': { xs: Quantity | Range | Term }
  'plot.coordinates': { point: Value }
}

export const say = defineMessages<Messages>('shapes/plot-proportional', { en, es })

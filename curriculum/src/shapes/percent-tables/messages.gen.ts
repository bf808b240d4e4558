// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  boxes: null
  percent: null
  amount: { of: Quantity | Range | Term }
  'tape.asks': { of: Quantity | Range | Term }
  'tape.whole': null
  'tape.part': null
  'tape.figure': { boxes: Value; taken: Value }
  'tape.boxes': null
  'tape.as-amount': null
  'tape.all': { amount: Value; known: Value }
  'tape.one': null
  'tape.nudge': { boxes: Value }
  'tape.hint': { known: Value; amount: Value }
  'tape.step': { boxes: Value; step: Value; amount: Value; known: Value; box: Value }
  'tape.row': { n: Value; step: Value; percent: Value; box: Value; amount: Value }
  'build.asks': null
  'build.ten-times': { known: Value }
  'build.divides': { percent: Value }
  'build.adds': null
  'build.stops': { step: Value }
  'build.nudge': { known: Value; step: Value }
  'build.hint': { last: Value; step: Value; third: Value }
  'build.hint-one': { step: Value }
  'build.first': { known: Value; times: Value; step: Value; amount: Value; got: Value }
  'build.join': { percent: Value; tens: Value; step: Value; ones: Value; third: Value; ten: Value; one: Value; got: Value }
  'build.times': { percent: Value; tens: Value; step: Value; ten: Value; got: Value }
}

export const say = defineMessages<Messages>('shapes/percent-tables', { en, es })

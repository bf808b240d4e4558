// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.proportional-relationships': null
  'lesson.what': null
  'lesson.origin': null
  'lesson.one': null
  'lesson.compare': null
  'lesson.word.origin.word': null
  'lesson.word.origin.meaning': null
  'lesson.word.unit-rate.word': null
  'lesson.word.unit-rate.meaning': null
  'lesson.word.proportional.word': null
  'lesson.word.proportional.meaning': null
  'match.asks': null
  'match.asks-points': null
  'match.told': { ys: Quantity | Range | Term; xs: Quantity | Range | Term; point: Value }
  'match.point': { letter: Value }
  'match.zero': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'match.rate': { rate: Value; xs: Quantity | Range | Term }
  'match.coordinates': { point: Value }
  'match.says.zero': { xs: Quantity | Range | Term }
  'match.says.one': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'match.says.twice': { xs: Quantity | Range | Term }
  'match.says.half': { xs: Quantity | Range | Term }
  'match.heard': { xs: Quantity | Range | Term; ys: Quantity | Range | Term; top: Value; step: Value; points: Value }
  'match.swapped': { xs: Quantity | Range | Term }
  'match.as-one': null
  'match.added': null
  'match.nudge': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'match.hint': { xs: Quantity | Range | Term }
  'match.so-zero': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'match.so-one': { xs: Quantity | Range | Term; rate: Value }
  'match.so-pair': { across: Value; xs: Quantity | Range | Term; up: Value; ys: Quantity | Range | Term }
  'match.spot': { letter: Value; point: Value }
  'claim.said': { n: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'claim.upside': { who: Value }
  'claim.amount': { who: Value }
  'claim.squares': { who: Value }
  'claim.subtracts': { who: Value }
  'claim.nudge': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'claim.hint': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'claim.so': { across: Value; up: Value; rate: Value }
}

export const say = defineMessages<Messages>('proportional-graphs', { en, es })

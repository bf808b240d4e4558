// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  text: { text: Value }
  'list.factor': { pairs: Value }
  'list.adds': { pairs: Value }
  'list.start': { pairs: Value }
  'list.last-off': { pairs: Value }
  'list.product': { pairs: Value }
  'equation.good': { equation: Value; y: Value; x: Value }
  'equation.bad': { x: Value; equation: Value; y: Value }
  'movie.text': null
  'movie.why': null
  'train.text': null
  'train.why': null
  'pump.text': null
  'pump.why': null
  'perimeter.text': null
  'perimeter.why': null
  'feet.text': null
  'feet.why': null
  'pancakes.text': null
  'pancakes.why': null
  'pay.text': null
  'pay.why': null
  'taxi.text': null
  'taxi.why': null
  'gym.text': null
  'gym.why': null
  'candle.text': null
  'candle.why': null
  'tree.text': null
  'tree.why': null
  'area.text': null
  'area.why': null
  'ages.text': null
  'ages.why': null
  'trip.text': null
  'trip.why': null
}

export const say = defineMessages<Messages>('situations/relations', { en, es })

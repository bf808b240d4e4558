// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'cars.a': null
  'cars.b': null
  'cars.c': null
  'ants.a': null
  'ants.b': null
  'ants.c': null
  'strings.a': null
  'strings.b': null
  'strings.c': null
  'coins.a': null
  'coins.b': null
  'coins.c': null
  'rice.a': null
  'rice.b': null
  'rice.c': null
  'sand.a': null
  'sand.b': null
  'sand.c': null
  'spoons.a': null
  'spoons.b': null
  'spoons.c': null
  'tanks.a': null
  'tanks.b': null
  'tanks.c': null
  'ten.length': { a: Value; b: Value }
  'ten.weight': { a: Value; b: Value }
  'ten.volume': { a: Value; b: Value }
  'tenth.length': { b: Value; a: Value }
  'tenth.weight': { b: Value; a: Value }
  'tenth.volume': { b: Value; a: Value }
  'given.length': { a: Value; n: Value; unit: Value }
  'given.weight': { a: Value; n: Value; unit: Value }
  'given.volume': { a: Value; n: Value; unit: Value }
  'asks.length': { a: Value; unit: Value }
  'asks.weight': { a: Value; unit: Value }
  'asks.volume': { a: Value; unit: Value }
  'unit.centimeters': null
  'unit.meters': null
  'unit.grams': null
  'unit.kilograms': null
  'unit.milliliters': null
  'unit.liters': null
  label: null
  turned: null
  'one-step': null
  adds: null
  nudge: null
  'hint.one': null
  'hint.two': null
  larger: null
  smaller: null
  each: { equation: Value }
  so: { equation: Value }
}

export const say = defineMessages<Messages>('shapes/ten-times', { en, es })

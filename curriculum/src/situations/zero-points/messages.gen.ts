// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'river.named': { zero: Value; size: Value; way: string }
  'river.measured': { zero: Value; actual: Value }
  'river.back': { zero: Value; number: Value }
  'river.limit': { zero: Value; way: string; actual: Value; letter: Value }
  'weather.named': { zero: Value; size: Value; way: string }
  'weather.measured': { zero: Value; actual: Value }
  'weather.back': { zero: Value; number: Value }
  'weather.limit': { zero: Value; way: string; actual: Value; letter: Value }
  'golf.named': { zero: Value; who: Value; size: Value; way: string }
  'golf.measured': { zero: Value; who: Value; actual: Value }
  'golf.back': { zero: Value; who: Value; number: Value }
  'cereal.named': { zero: Value; size: Value; way: string }
  'cereal.measured': { zero: Value; actual: Value }
  'cereal.back': { zero: Value; number: Value }
  'cereal.limit': { zero: Value; way: string; actual: Value; letter: Value }
  'bus.named': { zero: Value; size: Value; way: string }
  'bus.measured': { zero: Value; actual: Value }
  'bus.back': { zero: Value; number: Value }
  'bus.limit': { zero: Value; way: string; actual: Value; letter: Value }
  'cans.named': { who: Value; zero: Value; size: Value; way: string }
  'cans.measured': { who: Value; zero: Value; actual: Value }
  'cans.back': { who: Value; zero: Value; number: Value }
  'steps.named': { who: Value; zero: Value; size: Value; way: string }
  'steps.measured': { who: Value; zero: Value; actual: Value }
  'steps.back': { who: Value; zero: Value; number: Value }
  'lap.named': { who: Value; zero: Value; size: Value; way: string }
  'lap.measured': { who: Value; zero: Value; actual: Value }
  'lap.back': { who: Value; zero: Value; number: Value }
  'lap.limit': { who: Value; zero: Value; way: string; actual: Value; letter: Value }
  'reading.named': { who: Value; zero: Value; size: Value; way: string }
  'reading.measured': { who: Value; zero: Value; actual: Value }
  'reading.back': { who: Value; zero: Value; number: Value }
  'reading.limit': { who: Value; zero: Value; way: string; actual: Value; letter: Value }
  'unit.river': null
  'unit.weather': null
  'unit.golf': null
  'unit.cereal': null
  'unit.bus': null
  'unit.cans': null
  'unit.steps': null
  'unit.lap': null
  'unit.reading': null
}

export const say = defineMessages<Messages>('situations/zero-points', { en, es })

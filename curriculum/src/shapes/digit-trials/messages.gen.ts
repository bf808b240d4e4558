// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  probability: null
  so: { good: Value; all: Value }
  'trials.rain': { chance: Value }
  'trials.bus': { chance: Value }
  'trials.goal': { chance: Value }
  'trials.seed': { chance: Value }
  'trials.prize': { chance: Value }
  'trials.blue': { chance: Value }
  'trials.lunch': { chance: Value }
  'trials.answer': { chance: Value }
  'trials.percent': { percent: Value }
  'trials.of': { a: Value; b: Value }
  'trials.event.rain': { asks: string; k: Value }
  'trials.event.bus': { asks: string; k: Value }
  'trials.event.goal': { asks: string; k: number | Quantity }
  'trials.event.seed': { asks: string; k: number | Quantity }
  'trials.event.prize': { asks: string; k: number | Quantity }
  'trials.event.blue': { asks: string; k: number | Quantity }
  'trials.event.lunch': { asks: string; k: number | Quantity }
  'trials.event.answer': { asks: string; k: number | Quantity }
  'trials.hit.rain': null
  'trials.hit.bus': null
  'trials.hit.goal': null
  'trials.hit.seed': null
  'trials.hit.prize': null
  'trials.hit.blue': null
  'trials.hit.lunch': null
  'trials.hit.answer': null
  'trials.miss.rain': null
  'trials.miss.bus': null
  'trials.miss.goal': null
  'trials.miss.seed': null
  'trials.miss.prize': null
  'trials.miss.blue': null
  'trials.miss.lunch': null
  'trials.miss.answer': null
  'trials.model': { last: Value; hit: Value; miss: Value }
  'trials.asks': { event: Value }
  'trials.title': null
  'trials.column': { from: Value; to: Value }
  'trials.grid': { trials: Value }
  'trials.other': null
  'trials.only-all': null
  'trials.digits': null
  'trials.complement': null
  'trials.nudge': null
  'trials.hint': { last: Value }
  'trials.so': { list: Value }
  'design.asks': { event: Value }
  'design.stands': { hit: Value }
  'design.digits': { from: Value; to: Value }
  'design.pairs': { from: Value; to: Value }
  'design.coin': null
  'design.cube': { most: number | Quantity }
  'design.spinner': { most: number | Quantity; all: Value }
  'design.trial': null
  'design.count': null
  'design.estimate': null
  'design.three.digits': null
  'design.three.pairs': null
  'design.three.tool': null
  'design.one.digits': null
  'design.one.pairs': null
  'design.one.tool': null
  'design.many.digits': null
  'design.many.pairs': null
  'design.many.tool': null
  'design.times': { times: Value }
  'design.none': null
  'design.good': null
  'design.rest': null
  'design.hits': { hit: Value }
  'design.told.share': null
  'design.told.complement': null
  'design.told.one': null
  'design.told.many': null
  'design.told.words': null
  'design.told.opposite': null
  'design.told.rest': null
  'design.told.hits': null
  'design.nudge.digits': null
  'design.nudge.tool': { chance: Value }
  'design.nudge.pairs': null
  'design.hint': null
  'design.so.digits': { last: Value; count: Value; chance: Value }
  'design.so.pairs': { last: Value; count: Value; chance: Value }
  'design.so.tool': { chance: Value; tool: Value }
  'design.so-trial': { times: Value }
  'design.so-estimate': null
}

export const say = defineMessages<Messages>('shapes/digit-trials', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'meets.ask-1': null
  'meets.ask-2': null
  'meets.ask-3': null
  'meets.good': null
  'meets.misses': null
  'meets.goes-over': null
  'meets.over': null
  'meets.weak': null
  'meets.best-test': null
  'meets.every': null
  'meets.first': null
  'meets.is-good': null
  'meets.hint-need': null
  'meets.hint-limit': null
  'meets.hint-both': null
  'meets.hint-tests': null
  'meets.so-need': { list: Value }
  'meets.so-tests': { list: Value }
  'meets.so-limit': { list: Value }
  'meets.so-weak': { list: Value }
  'meets.so-over': { list: Value }
  'meets.so-rest': { list: Value }
  'best.ask': null
  'best.build': null
  'best.choice': null
  'best.why-not': { design: Value }
  'best.goes-over': { limit: Value }
  'best.misses': null
  'best.over': null
  'best.weak': null
  'best.other': null
  'best.other-limit': null
  'best.meets-need': { design: Value }
  'best.within': { design: Value }
  'best.hint-limit': null
  'best.hint-result': null
  'best.so-over': { design: Value; limit: Value }
  'best.so-weak': { design: Value }
  'best.so-best': { design: Value }
  'points.bag': null
  'points.bench': null
  'points.feeder': null
  'points.planter': null
  'points.stand': null
  'points.cart': null
  'points.once': null
  'points.double': { trait: Value }
  'points.trait.strong': null
  'points.trait.light': null
  'points.trait.cheap': null
  'points.trait.quick': null
  'points.title': null
  'points.criterion': null
  'points.ask-most': null
  'points.ask-gap': null
  'points.label-most': null
  'points.label-gap': null
  'points.unit': null
  'points.only-once': null
  'points.one-total': null
  'points.added': null
  'points.not-best': null
  'points.row': null
  'points.hint-add': null
  'points.hint-double': { trait: Value }
  'points.hint-most': null
  'points.hint-gap': null
  'points.so': { design: Value; work: Value; most: Value }
  'points.so-most': null
  'points.so-gap': { next: Value; most: Value; gap: Value }
}

export const say = defineMessages<Messages>('shapes/choose-design', { en, es })

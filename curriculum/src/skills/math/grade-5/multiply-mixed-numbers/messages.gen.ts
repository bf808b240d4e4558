// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'why.subtract-mixed-numbers': null
  'lesson.area': { product: Value }
  'lesson.parts': { sum: Value }
  'lesson.one': { equation: Value }
  'lesson.check': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.partial-product.word': null
  'lesson.word.partial-product.meaning': null
  'lesson.word.area.word': null
  'lesson.word.area.meaning': null
  'strip.nudge.area': null
  'strip.nudge.strip': null
  'strip.hint': null
  'strip.plan': null
  'strip.length': { equation: Value }
  'strip.width': null
  'recipe.need': { who: Value; factor: Value; item: Value }
  'recipe.has': { who: Value; have: Value; item: Value }
  'recipe.more': { who: Value; factor: Value; item: Value }
  'recipe.nudge': null
  'recipe.two': null
  'recipe.plan': null
  'recipe.subtract': { equation: Value }
  'order.asks': null
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.numerators': null
  'order.one-factor': null
  'order.nudge.one': null
  'order.nudge.mixed': null
  'order.nudge.below': null
  'order.hint.one': null
  'order.hint.mixed': null
  'order.hint.below': null
  'order.why.one': null
  'order.why.mixed': null
  'order.why.below': null
  'order.step': { equation: Value }
  'claim.said': { area: Value }
  'claim.nudge': null
  'claim.apart': { who: Value }
  'claim.whole': { who: Value }
  'claim.misses': { who: Value }
  'claim.adds': { who: Value }
  'task.garden.told': { l: Value; w: Value; p: Value }
  'task.garden.wide': { l: Value; w: Value; p: Value }
  'task.garden.part': null
  'task.garden.rest': null
  'task.garden.share': { n: Value }
  'task.garden.unit': null
  'task.mural.told': { l: Value; w: Value; p: Value }
  'task.mural.wide': { l: Value; w: Value; p: Value }
  'task.mural.part': null
  'task.mural.rest': null
  'task.mural.share': { n: Value }
  'task.mural.unit': null
  'task.banner.told': { l: Value; w: Value; p: Value }
  'task.banner.wide': { l: Value; w: Value; p: Value }
  'task.banner.part': null
  'task.banner.rest': null
  'task.banner.share': { n: Value }
  'task.banner.unit': null
  'task.quilt.told': { l: Value; w: Value; p: Value }
  'task.quilt.wide': { l: Value; w: Value; p: Value }
  'task.quilt.part': null
  'task.quilt.rest': null
  'task.quilt.share': { n: Value }
  'task.quilt.unit': null
  'task.shelf.told': { l: Value; w: Value; p: Value }
  'task.shelf.wide': { l: Value; w: Value; p: Value }
  'task.shelf.part': null
  'task.shelf.rest': null
  'task.shelf.share': { n: Value }
  'task.shelf.unit': null
  'task.dough.told': { l: Value; w: Value; p: Value }
  'task.dough.wide': { l: Value; w: Value; p: Value }
  'task.dough.part': null
  'task.dough.rest': null
  'task.dough.share': { n: Value }
  'task.dough.unit': null
  'task.check': { l: Value; w: Value }
  'task.more': null
  'task.less': null
  'task.area': { unit: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.size': null
  'task.slip.parts': null
  'task.slip.adds': null
  'task.slip.fraction': null
  'task.slip.rest': null
  'task.slip.of-one': null
  'task.slip.minus': null
  'task.slip.all': null
  'task.slip.times': null
  'task.why.check': { equation: Value }
  'task.why.area': { equation: Value }
  'task.why.part': { equation: Value }
  'task.why.rest': { equation: Value }
  'task.why.share': { equation: Value }
}

export const say = defineMessages<Messages>('multiply-mixed-numbers', { en, es })

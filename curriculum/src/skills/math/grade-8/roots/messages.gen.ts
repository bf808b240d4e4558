// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.exponents': null
  'why.one-step-equations': null
  'why.multiply-signed-numbers': null
  'lesson.square': { root: Value; product: Value }
  'lesson.cube': { root: Value; product: Value }
  'lesson.solutions': { square: Value; cube: Value }
  'lesson.irrational': { root: Value }
  'lesson.title': null
  'lesson.number': null
  'lesson.squared': null
  'lesson.cubed': null
  'lesson.word.square-root.word': null
  'lesson.word.square-root.meaning': null
  'lesson.word.cube-root.word': null
  'lesson.word.cube-root.meaning': null
  'lesson.word.perfect-square.word': null
  'lesson.word.perfect-square.meaning': null
  'lesson.word.irrational.word': null
  'lesson.word.irrational.meaning': null
  'slip.halves': null
  'slip.thirds': null
  'slip.divides': null
  'slip.minus': null
  'slip.square': null
  'slip.part': null
  'slip.point': null
  'slip.together': null
  'slip.second': null
  'value.asks': { expression: Value }
  'value.label': null
  'value.nudge.2': null
  'value.nudge.3': null
  'value.nudge.part': null
  'value.check': null
  'value.each': null
  'value.hint.2': null
  'value.hint.3': null
  'value.because': { equation: Value; root: Value }
  'value.so': { value: Value }
  'value.minus': { value: Value }
  'value.last': { equation: Value }
  'solve.asks': { equation: Value }
  'solve.exact': { equation: Value }
  'solve.label': null
  'solve.one': null
  'solve.two': { opposite: Value }
  'solve.none': { inside: Value }
  'solve.nudge.2': null
  'solve.nudge.3': null
  'solve.hint.2': null
  'solve.hint.3': null
  'solve.check': { found: Value; check: Value }
  'solve.root': { inside: Value; found: Value }
  'solve.so.2': { opposite: Value }
  'solve.so.3': { found: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.inside': null
  'mistake.root': null
  'mistake.order': null
  'mistake.truth': null
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.insides': null
  'order.divides': null
  'order.reversed': null
  'order.nudge': null
  'order.hint.whole': null
  'order.hint.small': null
  'order.find': null
  'order.so': { equation: Value }
  'order.plain': { number: Value }
  'sort.asks': null
  'sort.rational': null
  'sort.irrational': null
  'sort.sign': null
  'sort.perfect': null
  'sort.nudge': null
  'sort.hint': null
  'sort.even': { equation: Value }
  'sort.none.2': { root: Value; inside: Value }
  'sort.none.3': { root: Value; inside: Value }
  'sort.times': { root: Value; product: Value }
  'story.told.garden': { of: Value }
  'story.told.rug': { of: Value }
  'story.told.patio': { of: Value }
  'story.told.tile': { of: Value }
  'story.told.quilt': { of: Value }
  'story.told.mirror': { of: Value }
  'story.told.field': { of: Value }
  'story.told.plaza': { of: Value }
  'story.told.crate': { of: Value }
  'story.told.planter': { of: Value }
  'story.told.carton': { of: Value }
  'story.told.ice': { of: Value }
  'story.told.candle': { of: Value }
  'story.told.die': { of: Value }
  'story.told.tank': { of: Value }
  'story.told.vase': { of: Value }
  'story.asks.side': null
  'story.asks.around': null
  'story.asks.edge': null
  'story.label.side': null
  'story.label.around': null
  'story.label.edge': null
  'story.halves': null
  'story.sides': null
  'story.stops': null
  'story.thirds': null
  'story.faces': null
  'story.nudge.square': null
  'story.nudge.cube': null
  'story.hint.side': null
  'story.hint.around': null
  'story.hint.edge': null
  'story.side': { side: Value; area: Value }
  'story.edge': { edge: Value; volume: Value }
  'story.so.side': null
  'story.so.around': { side: Value; around: Value }
  'story.so.edge': { edge: Value }
}

export const say = defineMessages<Messages>('roots', { en, es })

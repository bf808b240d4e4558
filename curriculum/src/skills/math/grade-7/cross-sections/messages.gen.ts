// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.surface-area': null
  'why.area-of-polygons': null
  'lesson.what': null
  'lesson.prism': null
  'lesson.pyramid': null
  'lesson.beside': null
  'lesson.word.cross-section.word': null
  'lesson.word.cross-section.meaning': null
  'lesson.word.plane.word': null
  'lesson.word.plane.meaning': null
  'lesson.word.right-rectangular-prism.word': null
  'lesson.word.right-rectangular-prism.meaning': null
  'lesson.word.right-rectangular-pyramid.word': null
  'lesson.word.right-rectangular-pyramid.meaning': null
  'lesson.word.trapezoid.word': null
  'lesson.word.trapezoid.meaning': null
  'shape.asks.box': null
  'shape.asks.pyramid': null
  'shape.name.triangle': null
  'shape.name.square': null
  'shape.name.rectangle': null
  'shape.name.trapezoid': null
  'shape.face': null
  'shape.triangle': null
  'shape.edges': null
  'shape.nudge': null
  'shape.hint': null
  'shape.why.box.level': null
  'shape.why.box.front': null
  'shape.why.box.side': null
  'shape.why.box.corner': null
  'shape.why.box.tilted': null
  'shape.why.box.diagonal': null
  'shape.why.pyramid.level': null
  'shape.why.pyramid.front': null
  'shape.why.pyramid.side': null
  'shape.why.pyramid.diagonal': null
  'shape.why.pyramid.beside': null
  'shape.why.pyramid.tilted': null
  'shape.so': { name: Value }
  'sort.so': { card: Value; why: Value }
  'sort.asks': null
  'sort.triangle': null
  'sort.four': null
  'sort.trapezoid': null
  'sort.thing.box.cheese': null
  'sort.thing.box.butter': null
  'sort.thing.box.brick': null
  'sort.thing.box.soap': null
  'sort.thing.box.foam': null
  'sort.thing.box.tofu': null
  'sort.thing.pyramid.clay': null
  'sort.thing.pyramid.candle': null
  'sort.thing.pyramid.chocolate': null
  'sort.thing.pyramid.foam': null
  'sort.thing.pyramid.cake': null
  'sort.thing.pyramid.ice': null
  'sort.card.box.level': { thing: Value }
  'sort.card.box.front': { thing: Value }
  'sort.card.box.side': { thing: Value }
  'sort.card.box.corner': { thing: Value }
  'sort.card.box.tilted': { thing: Value }
  'sort.card.box.diagonal': { thing: Value }
  'sort.card.pyramid.level': { thing: Value }
  'sort.card.pyramid.front': { thing: Value }
  'sort.card.pyramid.side': { thing: Value }
  'sort.card.pyramid.beside': { thing: Value }
  'sort.card.pyramid.diagonal': { thing: Value }
  'sort.card.pyramid.tilted': { thing: Value }
  'sort.look.pyramid': null
  'sort.look.box': null
  'sort.nudge': null
  'sort.hint': null
  'match.told.box': { length: Value; width: Value; height: Value }
  'match.told.pyramid': { length: Value; width: Value; height: Value }
  'match.asks': null
  'match.rectangle': { a: Value; b: Value }
  'match.area': { area: Value }
  'match.triangle': { a: Value; b: Value }
  'match.cut.box.level': null
  'match.cut.box.front': null
  'match.cut.box.side': null
  'match.cut.pyramid.level': null
  'match.cut.pyramid.front': null
  'match.cut.pyramid.side': null
  'match.other': null
  'match.nudge': null
  'match.hint.box': null
  'match.hint.pyramid': null
  'match.so.box.level': { length: Value; width: Value; size: Value }
  'match.so.box.front': { length: Value; height: Value; size: Value }
  'match.so.box.side': { width: Value; height: Value; size: Value }
  'match.so.pyramid.level': { length: Value; width: Value; size: Value }
  'match.so.pyramid.front': { length: Value; height: Value; size: Value }
  'match.so.pyramid.side': { width: Value; height: Value; size: Value }
  'area.told.box.level': null
  'area.told.box.front': null
  'area.told.box.side': null
  'area.told.pyramid.front': null
  'area.told.pyramid.side': null
  'area.told.pyramid.level': null
  'area.asks': null
  'area.label': null
  'area.other-face': null
  'area.same-size': null
  'area.base': null
  'area.no-half': null
  'area.half-base': null
  'area.around': null
  'area.nudge': null
  'area.hint.box.level': null
  'area.hint.box.upright': null
  'area.hint.pyramid.level': null
  'area.hint.pyramid.upright': null
  'area.sides.box.level': { one: Value; other: Value }
  'area.sides.box.upright': { one: Value; other: Value }
  'area.sides.pyramid.level': { one: Value; other: Value }
  'area.sides.pyramid.upright': { one: Value; other: Value }
  'area.rectangle': { equation: Value }
  'area.triangle': { equation: Value }
  'claim.said': { area: Value }
  'claim.truth': { area: Value }
  'claim.face': { who: Value }
  'claim.base': { who: Value }
  'claim.half': { who: Value }
  'claim.grows': { who: Value }
  'claim.around': { who: Value }
  'order.asks.pyramid': { high: Value }
  'order.asks.both': { high: Value }
  'order.asks.upright': { high: Value }
  'order.above': { n: Value }
  'order.from-top': { n: Value }
  'order.beside': { n: Value }
  'order.least': null
  'order.most': null
  'order.reversed.level': null
  'order.reversed.upright': null
  'order.number': null
  'order.nudge.level': null
  'order.nudge.upright': null
  'order.hint.pyramid': null
  'order.hint.both': null
  'order.hint.upright': null
  'order.why.level': null
  'order.why.upright': null
  'order.so': { slice: Value; n: Value }
  'order.near': null
}

export const say = defineMessages<Messages>('cross-sections', { en, es })

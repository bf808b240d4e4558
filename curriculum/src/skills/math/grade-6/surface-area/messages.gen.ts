// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.area-of-polygons': null
  'lesson.what': null
  'lesson.box': { equation: Value }
  'lesson.others': null
  'lesson.volume': null
  'lesson.word.surface-area.word': null
  'lesson.word.surface-area.meaning': null
  'lesson.word.face.word': null
  'lesson.word.face.meaning': null
  'lesson.word.net.word': null
  'lesson.word.net.meaning': null
  'lesson.word.slant-height.word': null
  'lesson.word.slant-height.meaning': null
  label: null
  'net.asks': null
  'solid.asks': null
  'nudge.box': null
  'nudge.prism': null
  'nudge.pyramid': null
  'hint.box': null
  'hint.prism': null
  'hint.pyramid': null
  'faces.box': { a: Value; b: Value; one: Value; c: Value; other: Value; third: Value }
  'faces.prism': { a: Value; c: Value; half: Value; b: Value; one: Value; right: Value; second: Value; left: Value; last: Value }
  'faces.pyramid': { a: Value; base: Value; c: Value; half: Value }
  sum: { equation: Value }
  'back.asks.cube': { total: Value }
  'back.asks.box': { base: Value; total: Value }
  'back.asks.pyramid': { base: Value; total: Value }
  'back.label.cube': null
  'back.label.box': null
  'back.label.pyramid': null
  'back.nudge.cube': null
  'back.nudge.box': null
  'back.nudge.pyramid': null
  'back.hint.cube': null
  'back.hint.box': null
  'back.hint.pyramid': null
  'back.first.cube': { total: Value; side: Value }
  'back.first.box': { base: Value; ends: Value; total: Value; rest: Value }
  'back.first.pyramid': { base: Value; ends: Value; total: Value; rest: Value }
  'back.then.cube': { key: Value; side: Value }
  'back.then.box': { rest: Value; face: Value; base: Value; key: Value }
  'back.then.pyramid': { rest: Value; face: Value; base: Value; key: Value }
  'order.asks': { unit: Quantity | Range | Term }
  'order.equal': { unit: Quantity | Range | Term }
  'order.size': { a: Value; b: Value; c: Value }
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.height': null
  'order.volume': null
  'order.nudge': null
  'order.nudge-equal': null
  'order.hint': null
  'order.step': { box: Value; one: Value; other: Value; third: Value; area: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.multiply': null
  'mistake.add': null
  'mistake.truth': null
  'fold.asks': null
  'fold.neighbor': null
  'fold.other': null
  'fold.nudge': null
  'fold.hint': null
  'fold.why': null
  'fold.check': null
  'story.price': { price: Value; unit: Quantity | Range | Term }
  'story.cost': null
  'story.money': { cost: Value }
  'story.one-of-each': null
  'story.volume': null
  'story.all-faces': null
  'story.leaves-out': null
  'story.without-cost': null
  'story.nudge.area': null
  'story.nudge.cost': null
  'story.hint.all': null
  'story.hint.no-top': null
  'story.hint.walls': null
  'story.faces.all': null
  'story.faces.no-top': null
  'story.faces.walls': null
  'story.so': { area: Value; price: Value; cost: Value }
}

export const say = defineMessages<Messages>('surface-area', { en, es })

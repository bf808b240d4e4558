// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.surface-area': null
  'why.volume-fractional-edges': null
  'why.area-of-polygons': null
  'lesson.what': null
  'lesson.volume': { equation: Value }
  'lesson.surface': { equation: Value }
  'lesson.which': null
  'lesson.word.right-prism.word': null
  'lesson.word.right-prism.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.surface-area.word': null
  'lesson.word.surface-area.meaning': null
  'volume.asks': null
  'volume.label': null
  'volume.nudge': null
  'volume.hint.triangle': null
  'volume.hint.trapezoid': null
  'volume.hint.house': null
  'surface.asks.all': null
  'surface.asks.open': null
  'surface.label': null
  'surface.nudge': null
  'surface.hint': null
  'missing.asks.base': { total: Value; base: Value }
  'missing.asks.length': { total: Value }
  'missing.asks.height': { total: Value }
  'missing.label.base': null
  'missing.label.length': null
  'missing.label.height': null
  'missing.nudge.base': null
  'missing.nudge.length': null
  'missing.nudge.height': null
  'missing.hint.base': null
  'missing.hint.length': null
  'missing.hint.height': null
  'missing.first.base': { base: Value; total: Value }
  'missing.first.length': { a: Value; c: Value; base: Value }
  'missing.first.height': { total: Value; length: Value; base: Value }
  'missing.then.base': { total: Value; base: Value; key: Value }
  'missing.then.length': { total: Value; base: Value; key: Value }
  'missing.then.height': { half: Value; base: Value; key: Value }
  'story.label': null
  'story.money': { cost: Value }
  'story.nudge.volume': null
  'story.nudge.area': null
  'story.hint.volume': null
  'story.hint.area': null
  'story.more.volume': null
  'story.more.area': null
  'story.step.volume': { equation: Value }
  'story.step.area': { equation: Value }
  'order.asks': null
  'order.triangle': { a: Value; c: Value; length: Value }
  'order.box': { a: Value; c: Value; length: Value }
  'order.first': null
  'order.last': null
  'order.reversed': null
  'order.no-half': null
  'order.length': null
  'order.nudge': null
  'order.hint': null
  'order.step.triangle': { a: Value; c: Value; length: Value; size: Value }
  'order.step.box': { a: Value; c: Value; length: Value; size: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.partly.volume': null
  'mistake.partly.house': null
  'mistake.partly.surface': null
  'mistake.last.volume': null
  'mistake.last.house': null
  'mistake.last.surface': null
  'mistake.truth': null
}

export const say = defineMessages<Messages>('area-and-volume-problems', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-expressions': null
  'why.factors-and-multiples': null
  'lesson.what': { product: Value; sum: Value }
  'lesson.numbers': { product: Value; split: Value; parts: Value }
  'lesson.factor': { sum: Value; product: Value }
  'lesson.check': null
  'lesson.word.distributive-property.word': null
  'lesson.word.distributive-property.meaning': null
  'lesson.word.greatest-common-factor.word': null
  'lesson.word.greatest-common-factor.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'total.asks': null
  'total.once': { by: Value }
  'total.last': { by: Value; letter: Value }
  'total.unlike': { letter: Value }
  'total.outside': { extra: Value; by: Value }
  'total.missed': null
  'total.nudge': { one: Value }
  'total.hint': { by: Value }
  'total.group': { by: Value; group: Value }
  'total.opened': { opened: Value }
  'total.joined': { joined: Value }
  'area.asks.cell': null
  'area.asks.width': null
  'area.figure.cell': { by: Value; width: Value; known: Value }
  'area.figure.width': { by: Value; first: Value; known: Value }
  'area.figure.both': { first: Value; last: Value; known: Value }
  'area.label.cell': null
  'area.label.width': null
  'area.adds': null
  'area.no-letter': { letter: Value }
  'area.other-part': null
  'area.subtracts': null
  'area.multiplies': null
  'area.height': null
  'area.not-divided': null
  'area.nudge.cell': null
  'area.nudge.width': null
  'area.nudge.both': null
  'area.hint.cell': { by: Value }
  'area.hint.width': { by: Value }
  'area.hint.both': { last: Value; known: Value }
  'area.so-height': { last: Value; known: Value; by: Value }
  'area.so-cell': { by: Value; width: Value; first: Value }
  'area.so-width': { by: Value; width: Value; first: Value }
  'area.whole': { product: Value; sum: Value }
  'task.patio.told': { letter: Value }
  'task.patio.border': null
  'task.patio.inside': { at: Value }
  'task.patio.rim': { at: Value }
  'task.patio.all': { at: Value }
  'task.patio.price': { p: Value; q: Value }
  'task.patio.back': { count: Value; letter: Value }
  'task.patio.many': { c: Value; letter: Value }
  'task.quilt.told': { letter: Value }
  'task.quilt.border': null
  'task.quilt.inside': { at: Value }
  'task.quilt.rim': { at: Value }
  'task.quilt.all': { at: Value }
  'task.quilt.price': { p: Value; q: Value }
  'task.quilt.back': { count: Value; letter: Value }
  'task.quilt.many': { c: Value; letter: Value }
  'task.mosaic.told': { letter: Value }
  'task.mosaic.border': null
  'task.mosaic.inside': { at: Value }
  'task.mosaic.rim': { at: Value }
  'task.mosaic.all': { at: Value }
  'task.mosaic.price': { p: Value; q: Value }
  'task.mosaic.back': { count: Value; letter: Value }
  'task.mosaic.many': { c: Value; letter: Value }
  'task.garden.told': { letter: Value }
  'task.garden.border': null
  'task.garden.inside': { at: Value }
  'task.garden.rim': { at: Value }
  'task.garden.all': { at: Value }
  'task.garden.price': { p: Value; q: Value }
  'task.garden.back': { count: Value; letter: Value }
  'task.garden.many': { c: Value; letter: Value }
  'task.wall.told': { letter: Value }
  'task.wall.border': null
  'task.wall.inside': { at: Value }
  'task.wall.rim': { at: Value }
  'task.wall.all': { at: Value }
  'task.wall.price': { p: Value; q: Value }
  'task.wall.back': { count: Value; letter: Value }
  'task.wall.many': { c: Value; letter: Value }
  'task.tray.told': { letter: Value }
  'task.tray.border': null
  'task.tray.inside': { at: Value }
  'task.tray.rim': { at: Value }
  'task.tray.all': { at: Value }
  'task.tray.price': { p: Value; q: Value }
  'task.tray.back': { count: Value; letter: Value }
  'task.tray.many': { c: Value; letter: Value }
  'task.equal': null
  'task.same': { c: number | Quantity; sum: Value }
  'task.cost': { at: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.corners': null
  'task.slip.twice': null
  'task.slip.inside': null
  'task.slip.term': null
  'task.slip.unlike': null
  'task.slip.square': null
  'task.slip.edges': null
  'task.slip.once': null
  'task.slip.side': null
  'task.slip.whole': null
  'task.slip.copies': null
  'task.slip.alone': null
  'task.slip.swaps': null
  'task.slip.power': null
  'task.slip.four': null
  'task.why.border': { equation: Value }
  'task.why.same': { equation: Value }
  'task.why.inside': { equation: Value }
  'task.why.rim': { equation: Value }
  'task.why.all': { equation: Value }
  'task.why.price': { equation: Value }
  'task.why.cost': { equation: Value }
  'task.why.back': { equation: Value }
}

export const say = defineMessages<Messages>('distributive-property', { en, es })

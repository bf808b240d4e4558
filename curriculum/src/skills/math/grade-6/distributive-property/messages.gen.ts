// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
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
}

export const say = defineMessages<Messages>('distributive-property', { en, es })

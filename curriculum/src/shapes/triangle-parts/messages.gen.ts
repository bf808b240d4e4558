// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  label: null
  'slip.total': null
  'two.equal': null
  'two.slip.part': null
  'two.slip.outside': null
  'two.slip.stops-equal': null
  'two.slip.stops-exterior': null
  'two.slip.other': null
  'two.nudge.whole': null
  'two.nudge.exterior': null
  'two.nudge.equal': null
  'two.hint.whole': null
  'two.hint.exterior': null
  'two.hint.equal': null
  'two.first.whole': { abd: Value; dbc: Value; b: Value }
  'two.first.exterior': null
  'two.first.equal': { a: Value; abd: Value; bdc: Value }
  'two.then.whole': { a: Value; b: Value; c: Value }
  'two.then.exterior': { bdc: Value; a: Value; abd: Value }
  'two.then.equal': { bdc: Value; b2: Value; key: Value }
  'equal.told.sides': null
  'equal.told.outside': { outside: Value }
  'equal.told.more': { by: Value }
  'equal.asks-base': null
  'equal.slip.both': null
  'equal.slip.inside': null
  'equal.slip.one': null
  'equal.slip.same': null
  'equal.slip.top': null
  'equal.slip.parts': { by: Value }
  'equal.nudge': null
  'equal.hint.base': null
  'equal.hint.top': null
  'equal.hint.outside': null
  'equal.hint.more': { by: Value }
  'equal.first.base': { top: Value; both: Value }
  'equal.first.top': { base: Value }
  'equal.first.outside': { outside: Value; base: Value }
  'equal.first.more': { by: Value; rest: Value }
  'equal.then.base': { both: Value; key: Value }
  'equal.then.top': { both: Value; key: Value }
  'equal.then.outside': { both: Value; key: Value }
  'equal.then.more': { rest: Value; key: Value }
  'kinds.asks.two': null
  'kinds.asks.outside': null
  'kinds.asks.parts': null
  'kinds.card.two': { one: Value; other: Value }
  'kinds.card.outside': { one: Value; other: Value }
  'kinds.card.parts': { one: Value; other: Value; third: Value }
  'kinds.acute': null
  'kinds.right': null
  'kinds.obtuse': null
  'kinds.slip.two': null
  'kinds.slip.outside': null
  'kinds.slip.parts': null
  'kinds.nudge': null
  'kinds.hint.two': null
  'kinds.hint.outside': null
  'kinds.hint.parts': null
  'kinds.so': { card: Value; a: Value; b: Value; c: Value; place: Value }
}

export const say = defineMessages<Messages>('shapes/triangle-parts', { en, es })

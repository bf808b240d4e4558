// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.water-on-earth': null
  'why.engineering-trade-offs': null
  'lesson.impact': null
  'lesson.monitor': null
  'lesson.design': null
  'lesson.judge': null
  'lesson.word.impact.word': null
  'lesson.word.impact.meaning': null
  'lesson.word.monitor.word': null
  'lesson.word.monitor.meaning': null
  'lesson.word.runoff.word': null
  'lesson.word.runoff.meaning': null
  'lesson.word.nutrient.word': null
  'lesson.word.nutrient.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.before': null
  'table.after': null
  'table.strip': null
  'stream.elm': null
  'stream.fox': null
  'stream.mill': null
  'stream.deer': null
  'stream.rock': null
  'stream.oak': null
  'stream.bear': null
  'stream.pine': null
  'stream.swan': null
  'claim.after': { one: Value; other: Value }
  'claim.strip': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-fish': { one: Value }
  'claim.no-cost': { one: Value }
  'claim.no-source': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.drop': { one: Value }
  'ask.label-drop': null
  'ask.percent': { one: Value }
  'ask.told-sum': null
  'ask.told-rest': null
  'ask.told-strip': null
  'ask.told-part': null
  'ask.told-amount': null
  'ask.told-whole': null
  'ask.hint-both': null
  'ask.hint-subtract': null
  'ask.hint-percent': null
  'ask.so-drop': { before: Value; after: Value }
  'ask.so-left': { before: Value; after: Value; value: Value }
  'ask.so-share': { before: Value; value: Value }
  'order.ask-after': null
  'order.ask-drop': null
  'order.ask-share': null
  'order.least': null
  'order.most': null
  'order.small': null
  'order.large': null
  'order.told-before': null
  'order.told-strip': null
  'order.told-amount': null
  'order.hint-after': null
  'order.hint-drop': null
  'order.hint-share': null
  'order.why-after': null
  'order.why-drop': null
  'order.why-share': null
  'lab.scene': null
  'lab.fill.head': null
  'lab.fill.name': null
  'lab.fill.gravel': null
  'lab.fill.sand': null
  'lab.fill.both': null
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.cup.head': null
  'lab.cup.name': null
  'lab.cup.tall': null
  'lab.cup.wide': null
  'lab.cup.square': null
  'lab.mud': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('human-impact', { en, es })

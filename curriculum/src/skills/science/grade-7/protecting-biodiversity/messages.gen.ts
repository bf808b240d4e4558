// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.matter-and-energy-in-ecosystems': null
  'why.engineering-trade-offs': null
  'lesson.kinds': null
  'lesson.services': null
  'lesson.compare': null
  'lesson.judge': null
  'lesson.word.biodiversity.word': null
  'lesson.word.biodiversity.meaning': null
  'lesson.word.service.word': null
  'lesson.word.service.meaning': null
  'lesson.word.native.word': null
  'lesson.word.native.meaning': null
  'lesson.word.invasive.word': null
  'lesson.word.invasive.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.before': null
  'table.after': null
  'table.share': null
  'farm.elm': null
  'farm.fox': null
  'farm.mill': null
  'farm.hill': null
  'farm.rock': null
  'farm.oak': null
  'farm.bear': null
  'farm.pine': null
  'farm.swan': null
  'claim.after': { one: Value; other: Value }
  'claim.share': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-count': { one: Value }
  'claim.no-cost': { one: Value }
  'claim.no-harvest': { one: Value }
  'ask.kinds': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.rise': { one: Value }
  'ask.label-rise': null
  'ask.each': { one: Value }
  'ask.label-each': null
  'ask.told-sum': null
  'ask.told-after': null
  'ask.told-share': null
  'ask.told-rise': null
  'ask.told-all': null
  'ask.told-turned': null
  'ask.hint-both': null
  'ask.hint-subtract': null
  'ask.hint-each': null
  'ask.so-both': { before: Value; after: Value }
  'ask.so-rise': { after: Value; before: Value; value: Value }
  'ask.so-each': { percent: Value; value: Value }
  'order.ask-after': null
  'order.ask-rise': null
  'order.ask-each': null
  'order.least': null
  'order.most': null
  'order.small': null
  'order.large': null
  'order.told-before': null
  'order.told-after': null
  'order.told-rise': null
  'order.hint-after': null
  'order.hint-rise': null
  'order.hint-each': null
  'order.why-after': null
  'order.why-rise': null
  'order.why-each': null
}

export const say = defineMessages<Messages>('protecting-biodiversity', { en, es })

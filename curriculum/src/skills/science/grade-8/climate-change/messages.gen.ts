// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.scatter-plots': null
  'lesson.warming': null
  'lesson.gases': null
  'lesson.causes': null
  'lesson.choices': null
  'lesson.word.greenhouse-effect.word': null
  'lesson.word.greenhouse-effect.meaning': null
  'lesson.word.carbon-dioxide.word': null
  'lesson.word.carbon-dioxide.meaning': null
  'lesson.word.fossil-fuel.word': null
  'lesson.word.fossil-fuel.meaning': null
  'lesson.word.trend.word': null
  'lesson.word.trend.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.burned': null
  'table.air': null
  'table.warmer': null
  'claim.air': { one: Value; other: Value }
  'claim.burned': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.low-less': null
  'claim.low-more': null
  'claim.no-sun': { one: Value }
  'claim.no-forest': { one: Value }
  'claim.no-winter': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.gap-burned': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.ppm': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.change': { one: Value; other: Value }
  'ask.change-air': { one: Value; other: Value }
  'ask.label-change': null
  'lab.scene': null
  'lab.gas.head': null
  'lab.gas.name': null
  'lab.sun.head': null
  'lab.sun.name': null
  'lab.start.head': null
  'lab.start.name': null
  'lab.mean': null
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('climate-change', { en, es })

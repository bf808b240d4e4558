// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.species-interactions': null
  'lesson.chance': null
  'lesson.animals': null
  'lesson.plants': null
  'lesson.argue': null
  'lesson.word.pollination.word': null
  'lesson.word.pollination.meaning': null
  'lesson.word.seed-dispersal.word': null
  'lesson.word.seed-dispersal.meaning': null
  'lesson.word.courtship.word': null
  'lesson.word.courtship.meaning': null
  'lesson.word.parental-care.word': null
  'lesson.word.parental-care.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.young': null
  'table.care': null
  'table.alive': null
  'row.frog': null
  'row.stickleback': null
  'row.rabbit': null
  'row.robin': null
  'row.mallard': null
  'row.alligator': null
  'row.wolf': null
  'row.bear': null
  'in.frog': null
  'in.stickleback': null
  'in.rabbit': null
  'in.robin': null
  'in.mallard': null
  'in.alligator': null
  'in.wolf': null
  'in.bear': null
  'claim.young': { one: Value; other: Value }
  'claim.care': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-may': { one: Value }
  'claim.no-eat': { one: Value }
  'claim.no-old': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.alive': { one: Value }
  'ask.label-alive': null
  'ask.told-hundred': null
  'ask.told-all': null
  'ask.told-minus': null
  'ask.hint-part': null
  'ask.hint-find': null
  'ask.so-of': { young: Value; alive: Value }
  'ask.so-alive': { young: Value; alive: Value; value: Value }
  'order.ask-care': null
  'order.ask-alive': null
  'order.ask-count': null
  'order.short': null
  'order.long': null
  'order.small': null
  'order.large': null
  'order.few': null
  'order.many': null
  'order.told-young': null
  'order.told-part': null
  'order.hint-care': null
  'order.hint-alive': null
  'order.hint-count': null
  'order.why-care': null
  'order.why-alive': null
  'order.why-count': null
  'lab.scene': null
  'lab.color.head': null
  'lab.color.name': null
  'lab.color.red': null
  'lab.color.yellow': null
  'lab.color.blue': null
  'lab.sugar.head': null
  'lab.sugar.name': null
  'lab.stick.head': null
  'lab.stick.name': null
  'lab.stick.wood': null
  'lab.stick.wire': null
  'lab.stick.reed': null
  'lab.visits': null
  'lab.times': { count: number | Quantity }
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('plant-and-animal-reproduction', { en, es })

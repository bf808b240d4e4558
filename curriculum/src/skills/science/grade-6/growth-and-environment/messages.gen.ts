// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.cells': null
  'why.population-resources': null
  'lesson.both': null
  'lesson.genes': null
  'lesson.place': null
  'lesson.test': null
  'lesson.word.genes.word': null
  'lesson.word.genes.meaning': null
  'lesson.word.environment.word': null
  'lesson.word.environment.meaning': null
  'lesson.word.trait.word': null
  'lesson.word.trait.meaning': null
  'lesson.word.growth.word': null
  'lesson.word.growth.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.light': null
  'table.water': null
  'table.height': null
  'pot.tall': { letter: Value }
  'pot.dwarf': { letter: Value }
  'pot.inside': { letter: Value }
  'claim.taller': { one: Value; other: Value }
  'claim.water': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-leaves': { one: Value }
  'claim.no-seeds': { one: Value }
  'claim.no-roots': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'order.ask-height': null
  'order.ask-water': null
  'order.ask-light': null
  'order.short': null
  'order.tall': null
  'order.little': null
  'order.much': null
  'order.told-light': null
  'order.told-only-water': null
  'order.told-only-height': null
  'order.hint-height': null
  'order.hint-water': null
  'order.hint-light': null
  'order.why-height': null
  'order.why-water': null
  'order.why-light': null
  'lab.scene': null
  'lab.seed.head': null
  'lab.seed.name': null
  'lab.seed.dwarf': null
  'lab.seed.middle': null
  'lab.seed.tall': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.pot.head': null
  'lab.pot.name': null
  'lab.pot.round': null
  'lab.pot.square': null
  'lab.pot.long': null
  'lab.height': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('growth-and-environment', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.inheritance': null
  'lesson.symbols': null
  'lesson.hidden': null
  'lesson.next': null
  'lesson.open': null
  'lesson.word.pedigree.word': null
  'lesson.word.pedigree.meaning': null
  'lesson.word.carrier.word': null
  'lesson.word.carrier.meaning': null
  'lesson.word.generation.word': null
  'lesson.word.generation.meaning': null
  'lesson.word.genotype.word': null
  'lesson.word.genotype.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.dominant': null
  'table.recessive': null
  'row.seedShape': null
  'row.seedColor': null
  'row.flowers': null
  'row.podShape': null
  'row.podColor': null
  'row.position': null
  'row.stems': null
  'in.seedShape': null
  'in.seedColor': null
  'in.flowers': null
  'in.podShape': null
  'in.podColor': null
  'in.position': null
  'in.stems': null
  'ask.each': { one: Value }
  'ask.label-each': null
  'ask.percent': { one: Value }
  'ask.label-percent': null
  'ask.told-ratio': null
  'ask.told-other': null
  'ask.hint-all': null
  'ask.hint-percent': null
  'ask.so-all': { first: Value; second: Value }
  'ask.so-percent': { second: Value; value: Value }
  'ask.hidden': { one: Value }
  'ask.label-hidden': null
  'ask.told-all': null
  'ask.told-half': null
  'ask.told-third': null
  'ask.told-recessive': null
  'ask.hint-square': null
  'ask.hint-three': null
  'ask.so-boxes': null
  'ask.so-hidden': { first: Value; value: Value }
  'claim.dominant': { one: Value; other: Value }
  'claim.recessive': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.fewer-fewer': null
  'claim.fewer-more': null
  'claim.no-hidden': { one: Value }
  'claim.no-year': { one: Value }
  'claim.no-health': { one: Value }
  'lab.scene.wrinkled': null
  'lab.scene.white': null
  'lab.scene.short': null
  'lab.scene.green': null
  'lab.one.head': null
  'lab.one.name': null
  'lab.other.head': null
  'lab.other.name': null
  'lab.place.head': null
  'lab.place.name': null
  'lab.place.field': null
  'lab.place.pots': null
  'lab.place.glass': null
  'lab.share': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('pedigrees', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.water-on-earth': null
  'lesson.amount': null
  'lesson.ice': null
  'lesson.ground': null
  'lesson.graph': null
  'lesson.word.fresh.word': null
  'lesson.word.fresh.meaning': null
  'lesson.word.aquifer.word': null
  'lesson.word.aquifer.meaning': null
  'lesson.word.reservoir.word': null
  'lesson.word.reservoir.meaning': null
  'lesson.word.desalination.word': null
  'lesson.word.desalination.meaning': null
  'bar.valley.alaska': null
  'bar.valley.montana': null
  'bar.valley.iceland': null
  'bar.valley.chile': null
  'bar.valley.nepal': null
  'bar.valley.norway': null
  'bar.valley.zealand': null
  'bar.valley.alps': null
  'bar.ask': null
  'bar.title': null
  'bar.x': null
  'bar.y': null
  'bar.figure': { list: Value }
  'bar.shows': { letter: Value; amount: Value }
  'bar.letter': { letter: Value }
  'bar.store.ice': null
  'bar.store.ground': null
  'bar.store.lakes': null
  'bar.store.snow': null
  'bar.in.ice': null
  'bar.in.ground': null
  'bar.in.lakes': null
  'bar.in.snow': null
  'bar.clue.largest': { one: Value }
  'bar.clue.smallest': { one: Value }
  'bar.clue.more': { one: Value; other: Value }
  'bar.clue.twice': { one: Value; other: Value }
  'bar.clue.gap': { amount: Value; one: Value; other: Value }
  'bar.clue.together': { amount: Value; one: Value; other: Value }
  'bar.told': null
  'bar.hint-read': null
  'bar.hint-1': null
  'bar.hint-2': null
  'bar.hint-3': null
  'bar.work.one': { ours: Value }
  'bar.work.more': { ours: Value; theirs: Value }
  'bar.work.twice': { ours: Value; theirs: Value }
  'bar.work.gap': { ours: Value; theirs: Value; amount: Value }
  'bar.work.together': { ours: Value; theirs: Value; amount: Value }
  'bar.so-clue': { clue: Value; how: Value }
  'bar.so': { list: Value }
  'bar.is': { store: Value; letter: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.area': null
  'table.amount': null
  'store.pacific': null
  'store.atlantic': null
  'store.indian': null
  'store.southern': null
  'store.arctic': null
  'store.antarctica': null
  'store.greenland': null
  'store.mountains': null
  'store.lakes': null
  'store.swamps': null
  'in.pacific': null
  'in.atlantic': null
  'in.indian': null
  'in.southern': null
  'in.arctic': null
  'in.antarctica': null
  'in.greenland': null
  'in.mountains': null
  'in.lakes': null
  'in.swamps': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.millions': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.depth': { one: Value }
  'ask.label-depth': null
  'claim.area': { one: Value; other: Value }
  'claim.amount': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-use': { one: Value }
  'claim.no-change': { one: Value }
  'claim.no-life': { one: Value }
  'order.ask-amount': null
  'order.ask-area': null
  'order.ask-depth': null
  'order.least': null
  'order.most': null
  'order.small': null
  'order.large': null
  'order.shallow': null
  'order.deep': null
  'order.told-area': null
  'order.told-amount': null
  'order.told-wide': null
  'order.hint-amount': null
  'order.hint-area': null
  'order.hint-depth': null
  'order.why-amount': null
  'order.why-area': null
  'order.why-depth': null
  'lab.scene': null
  'lab.ground.head': null
  'lab.ground.name': null
  'lab.ground.gravel': null
  'lab.ground.sand': null
  'lab.ground.mixed': null
  'lab.amount.head': null
  'lab.amount.name': null
  'lab.jar.head': null
  'lab.jar.name': null
  'lab.jar.round': null
  'lab.jar.square': null
  'lab.jar.tall': null
  'lab.water': null
  'lab.ask-more': null
  'lab.ask-beyond': { ground: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('fresh-water', { en, es })

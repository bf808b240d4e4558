// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.weight-of-matter': null
  'lesson.air': null
  'lesson.soil': null
  'lesson.light': null
  'lesson.test': null
  'lesson.title': null
  'lesson.what': null
  'lesson.start': null
  'lesson.end': null
  'lesson.plant': null
  'lesson.dry-soil': null
  'lesson.word.carbon-dioxide.word': null
  'lesson.word.carbon-dioxide.meaning': null
  'lesson.word.root.word': null
  'lesson.word.root.meaning': null
  'lesson.word.minerals.word': null
  'lesson.word.minerals.meaning': null
  'lesson.word.dry-weight.word': null
  'lesson.word.dry-weight.meaning': null
  'lesson.word.control.word': null
  'lesson.word.control.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.gain': null
  'table.lost': null
  'table.water': null
  'table.plant.lettuce': null
  'table.plant.radish': null
  'table.plant.basil': null
  'table.plant.marigold': null
  'table.plant.bean': null
  'table.plant.pepper': null
  'table.plant.tomato': null
  'table.plant.sunflower': null
  'table.plant.corn': null
  'table.inside.lettuce': null
  'table.inside.radish': null
  'table.inside.basil': null
  'table.inside.marigold': null
  'table.inside.bean': null
  'table.inside.pepper': null
  'table.inside.tomato': null
  'table.inside.sunflower': null
  'table.inside.corn': null
  'claim.gain': { one: Value; other: Value }
  'claim.lost': { one: Value; other: Value }
  'claim.water': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-light': { one: Value }
  'claim.no-height': { one: Value }
  'claim.no-taste': { one: Value }
  'budget.scene-seed': { who: Value; plant: Value }
  'budget.scene-seedling': { who: Value; plant: Value }
  'budget.a.lettuce': null
  'budget.a.radish': null
  'budget.a.basil': null
  'budget.a.marigold': null
  'budget.a.bean': null
  'budget.a.pepper': null
  'budget.a.tomato': null
  'budget.a.sunflower': null
  'budget.a.corn': null
  'budget.ask-1': null
  'budget.ask-2': null
  'budget.ask-3': null
  'budget.title': null
  'budget.what': null
  'budget.weight': null
  'budget.seedling': null
  'budget.fresh': null
  'budget.dry': null
  'budget.before': null
  'budget.after': null
  'budget.label-1': null
  'budget.label-2': null
  'budget.label-3': null
  'budget.told-dry': null
  'budget.told-sum': null
  'budget.told-fresh': null
  'budget.told-lost': null
  'budget.told-gain': null
  'budget.told-plus': null
  'budget.told-wet': null
  'budget.told-seedling': null
  'budget.told-grown': null
  'budget.hint-1': null
  'budget.next-1': null
  'budget.hint-2': null
  'budget.next-2': null
  'budget.hint-3': null
  'budget.next-3': null
  'budget.so-dry': null
  'budget.so-1': { fresh: Value; dry: Value; value: Value }
  'budget.so-soil': { before: Value; after: Value; lost: Value }
  'budget.so-2': { dry: Value; lost: Value; value: Value }
  'budget.so-3': { dry: Value; seedling: Value; gain: Value; lost: Value; value: Value }
  'budget.so-from': null
  'pots.scene.bean': null
  'pots.scene.pea': null
  'pots.scene.sunflower': null
  'pots.scene.radish': null
  'pots.title': null
  'pots.head': null
  'pots.column.light': null
  'pots.column.water': null
  'pots.column.air': null
  'pots.column.soil': null
  'pots.gain': null
  'pots.yes': null
  'pots.no': null
  'pots.soil': null
  'pots.cotton': null
  'pots.pot': { letter: Value }
  'pots.ask-1': null
  'pots.ask.light': null
  'pots.ask.water': null
  'pots.ask.air': null
  'pots.ask.soil': null
  'pots.what.light': null
  'pots.what.water': null
  'pots.what.air': null
  'pots.what.soil': null
  'pots.end.light': null
  'pots.end.water': null
  'pots.end.air': null
  'pots.end.soil': null
  'pots.told-soil': null
  'pots.told-lacks': null
  'pots.told-missed': null
  'pots.told-two': null
  'pots.told-other': null
  'pots.told-pair': null
  'pots.hint-1': null
  'pots.hint': null
  'pots.next-1': null
  'pots.next-2': null
  'pots.next-3': null
  'pots.so-1': null
  'pots.so-grow': { one: Value; other: Value }
  'pots.so': { one: Value; other: Value; what: Value }
  'pots.so-gain': { one: Value; ours: Value; other: Value; theirs: Value }
}

export const say = defineMessages<Messages>('what-plants-need', { en, es })

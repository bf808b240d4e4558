// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.natural-selection': null
  'why.mutations': null
  'lesson.choose': null
  'lesson.repeat': null
  'lesson.technology': null
  'lesson.judge': null
  'lesson.word.artificial-selection.word': null
  'lesson.word.artificial-selection.meaning': null
  'lesson.word.trait.word': null
  'lesson.word.trait.meaning': null
  'lesson.word.clone.word': null
  'lesson.word.clone.meaning': null
  'lesson.word.genetic-engineering.word': null
  'lesson.word.genetic-engineering.meaning': null
  'farm.scene': null
  'farm.title': null
  'farm.head': null
  'farm.milk': null
  'farm.eggs': null
  'farm.corn': null
  'farm.more-milk': { one: Value; other: Value }
  'farm.more-eggs': { one: Value; other: Value }
  'farm.twice': { one: Value; other: Value }
  'farm.same': null
  'farm.opposite': null
  'farm.corn-fewer': null
  'farm.corn-more': null
  'farm.no-genes': { one: Value }
  'farm.no-health': { one: Value }
  'farm.no-taste': { one: Value }
  'farm.ask-gap': { one: Value; other: Value }
  'farm.label-gap': null
  'farm.ask-times': { one: Value; other: Value }
  'farm.label-times': null
  'farm.ask-change': { one: Value; other: Value }
  'farm.label-change': null
  'crop.scene': null
  'crop.title': null
  'crop.head': null
  'crop.wild': null
  'crop.grown': null
  'crop.row.tomato': null
  'crop.row.strawberry': null
  'crop.row.apple': null
  'crop.row.corn': null
  'crop.row.carrot': null
  'crop.row.potato': null
  'crop.row.peach': null
  'crop.row.grape': null
  'crop.in.tomato': null
  'crop.in.strawberry': null
  'crop.in.apple': null
  'crop.in.corn': null
  'crop.in.carrot': null
  'crop.in.potato': null
  'crop.in.peach': null
  'crop.in.grape': null
  'order.ask-grown': null
  'order.ask-gain': null
  'order.ask-times': null
  'order.light': null
  'order.heavy': null
  'order.least': null
  'order.most': null
  'order.told-wild': null
  'order.told-start': null
  'order.told-grams': null
  'order.hint-grown': null
  'order.hint-gain': null
  'order.hint-times': null
  'order.why-grown': null
  'order.why-gain': null
  'order.why-times': null
  'lab.scene': null
  'lab.time.head': null
  'lab.time.name': null
  'lab.parents.head': null
  'lab.parents.name': null
  'lab.parents.half': null
  'lab.parents.fifth': null
  'lab.parents.twentieth': null
  'lab.pot.head': null
  'lab.pot.name': null
  'lab.pot.round': null
  'lab.pot.square': null
  'lab.pot.long': null
  'lab.mass': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('artificial-selection', { en, es })

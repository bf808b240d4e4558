// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.inheritance': null
  'lesson.genes': null
  'lesson.protein': null
  'lesson.effect': null
  'lesson.chance': null
  'lesson.word.gene.word': null
  'lesson.word.gene.meaning': null
  'lesson.word.chromosome.word': null
  'lesson.word.chromosome.meaning': null
  'lesson.word.protein.word': null
  'lesson.word.protein.meaning': null
  'lesson.word.mutation.word': null
  'lesson.word.mutation.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.light': null
  'table.all': null
  'table.red': null
  'plate.name': { letter: Value }
  'plate.inside': { letter: Value }
  'claim.all': { one: Value; other: Value }
  'claim.red': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.red-same': null
  'claim.red-opposite': null
  'claim.no-help': { one: Value }
  'claim.no-other': { one: Value }
  'claim.no-later': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.share': { one: Value }
  'ask.label-share': null
  'order.ask-all': null
  'order.ask-red': null
  'order.ask-share': null
  'order.few': null
  'order.many': null
  'order.small': null
  'order.large': null
  'order.told-red': null
  'order.told-all': null
  'order.told-count': null
  'order.hint-all': null
  'order.hint-red': null
  'order.hint-share': null
  'order.why-all': null
  'order.why-red': null
  'order.why-share': null
  'gene.title': null
  'gene.place': null
  'gene.before': null
  'gene.after': null
  'gene.scene': null
  'gene.ask-place': null
  'gene.ask-links': null
  'gene.ask-effect': { from: Value; to: Value }
  'gene.label-place': null
  'gene.label-links': null
  'gene.chain': null
  'gene.pocket': null
  'gene.work': null
  'gene.chain-is.same': null
  'gene.chain-is.other': null
  'gene.pocket-is.same': null
  'gene.pocket-is.other': null
  'gene.works.same': null
  'gene.works.other': null
  'gene.told.from-right': null
  'gene.told.near': null
  'gene.told.letters': null
  'gene.told.same-links': null
  'gene.told.none': null
  'gene.told.chain': null
  'gene.told.pocket': null
  'gene.told.work': null
  'gene.hint-compare': null
  'gene.hint-link': null
  'gene.hint-count': null
  'gene.hint-pocket': null
  'gene.so-place': { at: Value; from: Value; to: Value }
  'gene.so-model': null
  'gene.so-letters': { count: number | Quantity }
  'gene.so-links': { same: number | Quantity; value: number | Quantity }
  'gene.so.silent': null
  'gene.so.outside': null
  'gene.so.inside': null
  'lab.scene': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.cover.head': null
  'lab.cover.name': null
  'lab.cover.none': null
  'lab.cover.film': null
  'lab.cover.lotion': null
  'lab.plate.head': null
  'lab.plate.name': null
  'lab.plate.round': null
  'lab.plate.square': null
  'lab.plate.oval': null
  'lab.changed': null
  'lab.cells': { count: number | Quantity }
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'yeast.scene': null
  'yeast.title': null
  'yeast.head': null
  'yeast.run': { run: Value }
  'yeast.low': null
  'yeast.high': null
  'yeast.mean-low': null
  'yeast.mean-high': null
  'yeast.gap': null
  'yeast.times': null
  'yeast.cause.ask': null
  'yeast.cause.right': null
  'yeast.cause.wrong-0': null
  'yeast.cause.told-0': null
  'yeast.cause.wrong-1': null
  'yeast.cause.told-1': null
  'yeast.cause.why': null
  'yeast.whole.ask': null
  'yeast.whole.right': null
  'yeast.whole.wrong-0': null
  'yeast.whole.told-0': null
  'yeast.whole.wrong-1': null
  'yeast.whole.told-1': null
  'yeast.whole.why': null
  'yeast.untold.ask': null
  'yeast.untold.right': null
  'yeast.untold.wrong-0': null
  'yeast.untold.told-0': null
  'yeast.untold.wrong-1': null
  'yeast.untold.told-1': null
  'yeast.untold.why': null
  'yeast.next.ask': null
  'yeast.next.right': null
  'yeast.next.wrong-0': null
  'yeast.next.told-0': null
  'yeast.next.wrong-1': null
  'yeast.next.told-1': null
  'yeast.next.why': null
}

export const say = defineMessages<Messages>('mutations', { en, es })

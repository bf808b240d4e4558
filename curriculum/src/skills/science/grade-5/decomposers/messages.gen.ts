// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.food-webs': null
  'lesson.who': null
  'lesson.what': null
  'lesson.around': null
  'lesson.conditions': null
  'lesson.word.decomposer.word': null
  'lesson.word.decomposer.meaning': null
  'lesson.word.matter.word': null
  'lesson.word.matter.meaning': null
  'lesson.word.mineral.word': null
  'lesson.word.mineral.meaning': null
  'lesson.word.cycle.word': null
  'lesson.word.cycle.meaning': null
  'table.title': null
  'table.move': null
  'table.from': null
  'table.to': null
  'to.plants': null
  'to.animals': null
  'to.decomposers': null
  'to.soil': null
  'to.air': null
  'sort.ask': null
  'sort.told-plants': null
  'sort.told-animals': null
  'sort.told-decomposers': null
  'sort.told-soil': null
  'sort.told-air': null
  'sort.hint': null
  'sort.hint-end': null
  'sort.so': { move: Value; place: Value }
  'path.ask': { place: Value }
  'path.first': null
  'path.last': null
  'path.told-backward': null
  'path.told-place': null
  'path.hint': { place: Value }
  'path.hint-next': null
  'path.so': { move: Value; from: Value; to: Value }
  'without.plants': null
  'without.animals': null
  'without.decomposers': null
  'without.ask': null
  'without.told-plants': null
  'without.told-animals': null
  'without.told-decomposers': null
  'without.missed-plants': null
  'without.missed-animals': null
  'without.missed-decomposers': null
  'without.hint': null
  'without.hint-plants': null
  'without.hint-animals': null
  'without.hint-decomposers': null
  'without.so-plants': null
  'without.so-animals': null
  'without.so-decomposers': null
  'row.lettuce': null
  'row.apple': null
  'row.banana': null
  'row.grass': null
  'row.coffee': null
  'row.orange': null
  'row.leaves': null
  'row.cardboard': null
  'row.cob': null
  'row.chips': null
  'row.spoons': null
  'in.lettuce': null
  'in.apple': null
  'in.banana': null
  'in.grass': null
  'in.coffee': null
  'in.orange': null
  'in.leaves': null
  'in.cardboard': null
  'in.cob': null
  'in.chips': null
  'in.spoons': null
  'compost.scene': null
  'compost.title': null
  'compost.head': null
  'compost.start': null
  'compost.four': null
  'compost.twelve': null
  'ask.gone': { one: Value }
  'ask.label-gone': null
  'ask.label-broken': null
  'ask.told-left': null
  'ask.told-four': null
  'ask.told-adds': null
  'ask.hint-row': null
  'ask.hint-gone': null
  'ask.so-gone': { before: Value; later: Value; value: Value }
  'ask.later': { one: Value }
  'ask.told-early': null
  'ask.told-all': null
  'ask.hint-two': null
  'ask.more': { one: Value }
  'ask.label-left': null
  'ask.told-plus': null
  'ask.told-same': null
  'ask.told-gone': null
  'ask.hint-more': null
  'ask.hint-same': null
  'ask.so-bag': { last: Value }
  'ask.so-more': { value: Value }
  'ask.so-from': { before: Value; later: Value }
  'claim.left': { one: Value; other: Value }
  'claim.start': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-fungi': { one: Value }
  'claim.no-air': { one: Value }
  'claim.no-dry': { one: Value }
  'order.ask-left': null
  'order.ask-gone': null
  'order.ask-part': null
  'order.least': null
  'order.most': null
  'order.least-gone': null
  'order.most-gone': null
  'order.small-part': null
  'order.large-part': null
  'order.told-start': null
  'order.told-left': null
  'order.told-amount': null
  'order.hint-left': null
  'order.hint-gone': null
  'order.hint-part': null
  'order.why-left': null
  'order.why-gone': null
  'order.why-part': null
  'lab.scene': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.water.dry': null
  'lab.water.damp': null
  'lab.water.soaked': null
  'lab.pieces.head': null
  'lab.pieces.name': null
  'lab.pieces.whole': null
  'lab.pieces.cut': null
  'lab.pieces.shredded': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.light.dark': null
  'lab.light.dim': null
  'lab.light.bright': null
  'lab.broken': null
  'lab.ask-more': null
  'lab.why-idle': null
  'scraps.scene': null
  'scraps.title': null
  'scraps.head': null
  'scraps.run': { run: Value }
  'scraps.low': null
  'scraps.high': null
  'scraps.mean-low': null
  'scraps.mean-high': null
  'scraps.gap': null
  'scraps.times': null
  'scraps.cause.ask': null
  'scraps.cause.right': null
  'scraps.cause.wrong-0': null
  'scraps.cause.told-0': null
  'scraps.cause.wrong-1': null
  'scraps.cause.told-1': null
  'scraps.cause.why': null
  'scraps.whole.ask': null
  'scraps.whole.right': null
  'scraps.whole.wrong-0': null
  'scraps.whole.told-0': null
  'scraps.whole.wrong-1': null
  'scraps.whole.told-1': null
  'scraps.whole.why': null
  'scraps.untold.ask': null
  'scraps.untold.right': null
  'scraps.untold.wrong-0': null
  'scraps.untold.told-0': null
  'scraps.untold.wrong-1': null
  'scraps.untold.told-1': null
  'scraps.untold.why': null
  'scraps.next.ask': null
  'scraps.next.right': null
  'scraps.next.wrong-0': null
  'scraps.next.told-0': null
  'scraps.next.wrong-1': null
  'scraps.next.told-1': null
  'scraps.next.why': null
}

export const say = defineMessages<Messages>('decomposers', { en, es })

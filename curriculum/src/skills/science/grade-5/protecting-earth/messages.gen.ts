// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.water-on-earth': null
  'lesson.use': null
  'lesson.reach': null
  'lesson.protect': null
  'lesson.evidence': null
  'lesson.word.resource.word': null
  'lesson.word.resource.meaning': null
  'lesson.word.pollution.word': null
  'lesson.word.pollution.meaning': null
  'lesson.word.recycle.word': null
  'lesson.word.recycle.meaning': null
  'lesson.word.erosion.word': null
  'lesson.word.erosion.meaning': null
  'waste.scene': null
  'waste.title': null
  'waste.head': null
  'waste.out': null
  'waste.back': null
  'waste.row.paper': null
  'waste.row.glass': null
  'waste.row.steel': null
  'waste.row.aluminum': null
  'waste.row.plastic': null
  'waste.row.rubber': null
  'waste.row.cloth': null
  'waste.row.wood': null
  'waste.row.food': null
  'waste.row.yard': null
  'waste.in.paper': null
  'waste.in.glass': null
  'waste.in.steel': null
  'waste.in.aluminum': null
  'waste.in.plastic': null
  'waste.in.rubber': null
  'waste.in.cloth': null
  'waste.in.wood': null
  'waste.in.food': null
  'waste.in.yard': null
  'waste.more-out': { one: Value; other: Value }
  'waste.more-back': { one: Value; other: Value }
  'waste.twice': { one: Value; other: Value }
  'waste.same': null
  'waste.opposite': null
  'waste.no-price': { one: Value }
  'waste.no-now': { one: Value }
  'waste.no-schools': { one: Value }
  'waste.ask-gap': { one: Value; other: Value }
  'waste.ask-back': { one: Value; other: Value }
  'waste.ask-times': { one: Value; other: Value }
  'waste.label': null
  'waste.tons': null
  'waste.label-times': null
  'order.ask-back': null
  'order.ask-rest': null
  'order.ask-share': null
  'order.least': null
  'order.most': null
  'order.small': null
  'order.large': null
  'order.told-column': null
  'order.told-back': null
  'order.told-amount': null
  'order.hint-back': null
  'order.hint-rest': null
  'order.hint-share': null
  'order.why-back': null
  'order.why-rest': null
  'order.why-share': null
  'lab.scene': null
  'lab.cover.head': null
  'lab.cover.name': null
  'lab.cover.bare': null
  'lab.cover.straw': null
  'lab.cover.grass': null
  'lab.slope.head': null
  'lab.slope.name': null
  'lab.slope.gentle': null
  'lab.slope.medium': null
  'lab.slope.steep': null
  'lab.tray.head': null
  'lab.tray.name': null
  'lab.tray.wood': null
  'lab.tray.metal': null
  'lab.tray.plastic': null
  'lab.washed': null
  'lab.ask-more': null
  'rain.scene': null
  'rain.title': null
  'rain.head': null
  'rain.run': { run: Value }
  'rain.low': null
  'rain.high': null
  'rain.mean-low': null
  'rain.mean-high': null
  'rain.gap': null
  'rain.times': null
  'rain.cause.ask': null
  'rain.cause.right': null
  'rain.cause.wrong-0': null
  'rain.cause.told-0': null
  'rain.cause.wrong-1': null
  'rain.cause.told-1': null
  'rain.cause.why': null
  'rain.whole.ask': null
  'rain.whole.right': null
  'rain.whole.wrong-0': null
  'rain.whole.told-0': null
  'rain.whole.wrong-1': null
  'rain.whole.told-1': null
  'rain.whole.why': null
  'rain.untold.ask': null
  'rain.untold.right': null
  'rain.untold.wrong-0': null
  'rain.untold.told-0': null
  'rain.untold.wrong-1': null
  'rain.untold.told-1': null
  'rain.untold.why': null
  'rain.next.ask': null
  'rain.next.right': null
  'rain.next.wrong-0': null
  'rain.next.told-0': null
  'rain.next.wrong-1': null
  'rain.next.told-1': null
  'rain.next.why': null
}

export const say = defineMessages<Messages>('protecting-earth', { en, es })

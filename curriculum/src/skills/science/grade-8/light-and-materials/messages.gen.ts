// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.waves': null
  'why.percent-change': null
  'lesson.three': null
  'lesson.color': null
  'lesson.mirror': null
  'lesson.bend': null
  'lesson.word.reflect.word': null
  'lesson.word.reflect.meaning': null
  'lesson.word.absorb.word': null
  'lesson.word.absorb.meaning': null
  'lesson.word.transmit.word': null
  'lesson.word.transmit.meaning': null
  'lesson.word.refract.word': null
  'lesson.word.refract.meaning': null
  'lesson.word.normal.word': null
  'lesson.word.normal.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.reflected': null
  'table.transmitted': null
  'table.absorbed': null
  'row.snow': null
  'row.foil': null
  'row.whitePaint': null
  'row.sand': null
  'row.brick': null
  'row.asphalt': null
  'row.velvet': null
  'row.glass': null
  'row.tinted': null
  'row.sunglass': null
  'row.tracing': null
  'row.leaf': null
  'in.snow': null
  'in.foil': null
  'in.whitePaint': null
  'in.sand': null
  'in.brick': null
  'in.asphalt': null
  'in.velvet': null
  'in.glass': null
  'in.tinted': null
  'in.sunglass': null
  'in.tracing': null
  'in.leaf': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.leave': { units: Value; one: Value }
  'ask.label-leave': null
  'ask.told-percent': null
  'ask.told-absorbed': null
  'ask.told-minus': null
  'ask.hint-leave': null
  'ask.hint-part': { units: Value }
  'ask.so-leave': { first: Value; second: Value }
  'ask.so-units': { units: Value; value: Value }
  'claim.reflects': { one: Value; other: Value }
  'claim.absorbs': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-sound': { one: Value }
  'claim.no-thick': { one: Value }
  'claim.no-x': { one: Value }
  'lab.scene': null
  'lab.kind.head': null
  'lab.kind.name': null
  'lab.kind.clear': null
  'lab.kind.gray': null
  'lab.kind.dark': null
  'lab.count.head': null
  'lab.count.name': null
  'lab.time.head': null
  'lab.time.name': null
  'lab.light': null
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('light-and-materials', { en, es })

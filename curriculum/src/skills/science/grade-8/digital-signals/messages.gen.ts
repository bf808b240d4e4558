// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.waves': null
  'lesson.analog': null
  'lesson.digital': null
  'lesson.noise': null
  'lesson.size': null
  'lesson.word.analog.word': null
  'lesson.word.analog.meaning': null
  'lesson.word.digital.word': null
  'lesson.word.digital.meaning': null
  'lesson.word.noise.word': null
  'lesson.word.noise.meaning': null
  'lesson.word.bit.word': null
  'lesson.word.bit.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.rate': null
  'table.length': null
  'row.call': null
  'row.book': null
  'row.radio': null
  'row.song': null
  'row.talk': null
  'row.bell': null
  'row.clip': null
  'row.film': null
  'in.call': null
  'in.book': null
  'in.radio': null
  'in.song': null
  'in.talk': null
  'in.bell': null
  'in.clip': null
  'in.film': null
  'claim.rate': { one: Value; other: Value }
  'claim.length': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-cable': { one: Value }
  'claim.no-error': { one: Value }
  'claim.no-like': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.kilobits': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.size': { one: Value }
  'ask.label-size': null
  'ask.kilobytes': null
  'ask.told-bits': null
  'ask.told-second': null
  'ask.told-times': null
  'ask.hint-all': null
  'ask.hint-bytes': null
  'ask.so-all': { rate: Value; length: Value }
  'ask.so-size': { rate: Value; length: Value; value: Value }
  'order.ask-rate': null
  'order.ask-size': null
  'order.ask-wait': null
  'order.few': null
  'order.many': null
  'order.short': null
  'order.long': null
  'order.told-length': null
  'order.told-second': null
  'order.told-play': null
  'order.hint-rate': null
  'order.hint-size': null
  'order.hint-wait': null
  'order.why-rate': null
  'order.why-size': null
  'order.why-wait': null
  'decode.title': null
  'decode.pulse': null
  'decode.volts': null
  'decode.scene': { way: string }
  'decode.ask-bits': null
  'decode.ask-number': { places: Value }
  'decode.scene-relay': { loss: Value }
  'decode.ask-relay': { limit: Value }
  'decode.label-bits': null
  'decode.label-number': null
  'decode.label-relay': null
  'decode.told.flipped': null
  'decode.told.backward': null
  'decode.told.count': null
  'decode.told.digits': null
  'decode.told.whole': null
  'decode.told.one-more': { limit: Value }
  'decode.told.one-less': { limit: Value }
  'decode.hint.bits': null
  'decode.hint.bits-next': null
  'decode.hint.number': null
  'decode.hint.number-next': null
  'decode.hint.relay': null
  'decode.hint.relay-next': { loss: Value; limit: Value }
  'decode.so.bits': { digits: Value }
  'decode.so.clean': null
  'decode.so.number': { sum: Value; value: Value }
  'decode.so.relay': { value: number | Quantity; volts: Value; after: Value }
  'decode.so.repeat': null
  'lab.scene': null
  'lab.rate.head': null
  'lab.rate.name': null
  'lab.bits.head': null
  'lab.bits.name': null
  'lab.tune.head': null
  'lab.tune.name': null
  'lab.tune.voice': null
  'lab.tune.guitar': null
  'lab.tune.rain': null
  'lab.size': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('digital-signals', { en, es })

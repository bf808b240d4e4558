// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rock-layers': null
  'lesson.record': null
  'lesson.order': null
  'lesson.change': null
  'lesson.gaps': null
  'lesson.word.fossil-record.word': null
  'lesson.word.fossil-record.meaning': null
  'lesson.word.extinction.word': null
  'lesson.word.extinction.meaning': null
  'lesson.word.diversity.word': null
  'lesson.word.diversity.meaning': null
  'lesson.word.transitional.word': null
  'lesson.word.transitional.meaning': null
  'lesson.word.appearance.word': null
  'lesson.word.appearance.meaning': null
  'spans.scene': null
  'spans.ask-order': null
  'spans.first': null
  'spans.last': null
  'spans.turned': null
  'spans.youngest': null
  'spans.ask-together': null
  'spans.together': null
  'spans.apart': null
  'spans.pair': { one: Value; other: Value }
  'spans.did-meet': null
  'spans.never-met': null
  'spans.ask-finds': null
  'spans.fits': null
  'spans.changes': null
  'spans.find': { group: Value; age: Value }
  'spans.inside': null
  'spans.outside': null
  'spans.hint-ago': null
  'spans.next-order': null
  'spans.next-together': null
  'spans.next-finds': null
  'spans.so-ago': null
  'spans.so-first': { group: Value; age: Value }
  'spans.so-alive': { younger: Value; first: Value; older: Value }
  'spans.so-together': { younger: Value; first: Value; older: Value; last: Value }
  'spans.so-apart': { younger: Value; first: Value; older: Value; last: Value }
  'spans.so-fits': { group: Value; age: Value; first: Value; last: Value }
  'spans.so-fits-alive': { group: Value; age: Value; first: Value }
  'spans.so-older': { group: Value; age: Value; first: Value }
  'spans.so-younger': { group: Value; age: Value; last: Value }
  'line.ask-between': { age: Value; trait: Value }
  'line.label-about': null
  'line.same': null
  'line.added': null
  'line.age': null
  'line.ask-rate': { trait: Value; grew: string }
  'line.label-rate': null
  'line.total': null
  'line.years': null
  'line.one-layer': null
  'line.per-layer': null
  'line.ask-dated': { trait: Value; size: Value }
  'line.label-dated': null
  'line.million-years': null
  'line.wrong-end': null
  'line.size': null
  'line.oldest': null
  'line.hint-neighbors': null
  'line.hint-middle': null
  'line.hint-ends': null
  'line.hint-divide': null
  'line.hint-size': null
  'line.hint-between-ages': null
  'line.so-neighbors': { below: Value; above: Value }
  'line.so-between': { middle: Value }
  'line.so-change': { more: Value; less: Value; change: Value }
  'line.so-span': { old: Value; young: Value; span: Value }
  'line.so-rate': { change: Value; span: Value; value: Value }
  'line.so-size': { size: Value; less: Value; more: Value }
  'line.so-dated': { older: Value; younger: Value }
  'lab.scene': null
  'lab.layer.head': null
  'lab.layer.name': null
  'lab.layer.low': null
  'lab.layer.middle': null
  'lab.layer.high': null
  'lab.rock.head': null
  'lab.rock.name': null
  'lab.bag.head': null
  'lab.bag.name': null
  'lab.bag.paper': null
  'lab.bag.cotton': null
  'lab.bag.plastic': null
  'lab.found': null
  'lab.kinds': { count: number | Quantity }
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('fossil-record', { en, es })

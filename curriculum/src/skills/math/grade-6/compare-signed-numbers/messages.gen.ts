// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.what': null
  'lesson.zero': null
  'lesson.opposite': { four: Value; twice: Value }
  'lesson.order': { less: Value }
  'lesson.word.positive.word': null
  'lesson.word.positive.meaning': null
  'lesson.word.negative.word': null
  'lesson.word.negative.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'lesson.word.integer.word': null
  'lesson.word.integer.meaning': null
  'read.asks.point': { letter: Value }
  'read.asks.opposite': { letter: Value }
  'read.label': null
  'read.nudge': { label: Value; spaces: Value }
  'read.hint': { label: Value; letter: Value }
  'read.space': { spaces: Value; worth: Value; step: Value }
  'read.count': { letter: Value; more: number | Quantity; side: string; label: Value; point: Value }
  'read.turn': { point: Value; key: Value }
  'mistake.context': null
  'mistake.said': { got: Value }
  'mistake.truth': { point: Value }
  'mistake.nudge': null
  'mistake.side': { who: Value }
  'mistake.away': { who: Value }
  'mistake.one': { who: Value }
  'mistake.ticks': { who: Value }
  'place.asks.opposite': { n: Value; m: Value }
  'place.asks.part': { n: Value; m: Value }
  'place.asks.moved': { letter: Value; size: Value; side: string; n: Value }
  'place.nudge.opposite': { n: Value; m: Value }
  'place.nudge.part': { n: Value }
  'place.nudge.moved': { letter: Value; n: Value }
  'place.hint.opposite': null
  'place.hint.part': { n: Value; whole: Value; m: Value }
  'place.hint.moved': { letter: Value; size: Value; side: string }
  'place.start.opposite': { n: Value; zero: string; m: Value; zeros: string }
  'place.start.part': { n: Value; whole: Value; next: Value; zero: string }
  'place.start.moved': { n: Value; size: Value; side: string; letter: Value; end: Value }
  'place.so.opposite': { key: Value; second: Value }
  'place.so.part': { whole: Value; m: Value }
  'place.so.moved': { letter: Value; key: Value }
  'place.itself': null
  'place.ticks': null
  'place.side': { side: string }
  'place.away': { whole: Value }
  'place.stops': null
  'place.way': { side: string }
  'opposite.asks.opposite': { n: Value }
  'opposite.asks.nested': { n: Value }
  'opposite.asks.apart': { apart: Value; side: string }
  'opposite.asks.sign': { is: string; apart: Value }
  'opposite.label': null
  'opposite.nudge.opposite': { n: Value }
  'opposite.nudge.nested': null
  'opposite.nudge.apart': null
  'opposite.hint.opposite': null
  'opposite.hint.nested': { inner: Value }
  'opposite.hint.apart': null
  'opposite.start.opposite': null
  'opposite.start.nested': { inner: Value; signs: number | Quantity }
  'opposite.start.apart': { apart: Value; half: Value }
  'opposite.so.opposite': { n: Value; key: Value }
  'opposite.so.nested': { n: Value; key: Value }
  'opposite.so.apart': { is: string; key: Value }
  'story.number': null
  'story.value': null
  'story.nudge': null
  'story.hint.named': null
  'story.hint.measured': { actual: Value; zero: Value }
  'story.hint.back': { zero: Value; number: Value }
  'story.start.named': { zero: Value; size: Value; way: string }
  'story.start.measured': { zero: Value; actual: Value; size: Value; way: string }
  'story.start.back': { zero: Value; number: Value; size: Value; way: string }
  'story.so.named': { way: string; number: Value }
  'story.so.measured': { way: string; number: Value }
  'story.so.back': { way: string; zero: Value; size: Value; actual: Value }
  'order.asks.story': null
  'order.asks.bare': null
  'order.least': null
  'order.greatest': null
  'order.reversed': null
  'order.size': null
  'order.drops': null
  'order.nudge.story': null
  'order.nudge.bare': null
  'order.hint': null
  'order.value': { card: Value; value: Value }
  'order.negatives': null
  'order.so': { list: Value }
  'compare.size': null
  'compare.opposite': null
  'compare.nudge.numbers': null
  'compare.nudge.letters': null
  'compare.hint.numbers': null
  'compare.hint.letters': null
  'compare.so': { lower: Value; higher: Value }
}

export const say = defineMessages<Messages>('compare-signed-numbers', { en, es })

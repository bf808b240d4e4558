// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.probability': null
  'why.multiply-fractions': null
  'lesson.what': null
  'lesson.space': null
  'lesson.chance': null
  'lesson.simulate': null
  'lesson.word.compound.word': null
  'lesson.word.compound.meaning': null
  'lesson.word.sample-space.word': null
  'lesson.word.sample-space.meaning': null
  'lesson.word.simulation.word': null
  'lesson.word.simulation.meaning': null
  probability: null
  so: { good: Value; all: Value }
  'count.outfit': { has: string; who: Value; a: Value; b: Value; c: Value; all: Value }
  'count.lunch': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.bike': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.sundae': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.code': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.trip': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.card': { has: string; who: Value; a: Value; b: Value; c: Value; all: Value }
  'count.team': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.room': { has: string; who: Value; a: Value; b: Value; c: Value; all: Value }
  'count.phone': { has: string; a: Value; b: Value; c: Value; all: Value }
  'count.label': null
  'count.adds': null
  'count.subtracts': null
  'count.one-stage': null
  'count.nudge': null
  'count.hint': null
  'count.hint-back': null
  'count.rule': null
  'count.so': { line: Value; all: Value }
  'count.so-back': { a: Value; b: Value; both: Value; all: Value; c: Value }
  'letters.spinner': { letters: Value; spins: Value }
  'letters.pick.same': null
  'letters.pick.two': null
  'letters.pick.one': null
  'letters.pick.least': null
  'letters.pick.first': null
  'letters.pick.ends': null
  'letters.asks.same': null
  'letters.asks.two': null
  'letters.asks.one': null
  'letters.asks.least': null
  'letters.asks.ends': null
  'letters.extra': { word: Value }
  'letters.one-end': null
  'letters.missed': null
  'letters.missed-some': null
  'letters.nudge': null
  'letters.hint': null
  'letters.so': { count: Value; list: Value }
  'letters.one-stage': null
  'letters.one-order': null
  'letters.adds': null
  'letters.once-or-more': null
  'letters.nudge-chance': null
  'letters.hint-chance': { size: Value }
  'letters.all': { line: Value; all: Value }
  'letters.good': { good: Value; list: Value }
  'letters.each': null
  'tiles.bag': { letters: Value }
  'tiles.back': null
  'tiles.kept': null
  'tiles.whole': null
  'tiles.part': null
  'tiles.asks.same': null
  'tiles.asks.word': { x: Value; y: Value }
  'tiles.asks.with': { x: Value }
  'tiles.asks.none': { x: Value }
  'tiles.asks.one': { x: Value }
  'tiles.asks.least': { x: Value }
  'tiles.title': null
  'tiles.first': null
  'tiles.second': null
  'tiles.tree': { letters: Value; rows: Value }
  'tiles.branches': { letter: Value; next: Value }
  'tiles.once-or-more': null
  'tiles.one-order': { x: Value }
  'tiles.one-stage': null
  'tiles.one-end': null
  'tiles.put-back': null
  'tiles.nudge': null
  'tiles.nudge-part': null
  'tiles.hint': null
  'tiles.all': { first: Value; second: Value; all: Value }
  'tiles.good': { good: Value; list: Value }
}

export const say = defineMessages<Messages>('compound-events', { en, es })

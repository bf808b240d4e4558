// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.population-resources': null
  'lesson.both': null
  'lesson.one': null
  'lesson.patterns': null
  'lesson.nonliving': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.year': null
  'lesson.figure.count': null
  'lesson.figure.hares': null
  'lesson.figure.lynx': null
  'lesson.word.mutualism.word': null
  'lesson.word.mutualism.meaning': null
  'lesson.word.competition.word': null
  'lesson.word.competition.meaning': null
  'lesson.word.predator.word': null
  'lesson.word.predator.meaning': null
  'lesson.word.parasite.word': null
  'lesson.word.parasite.meaning': null
  'lesson.word.commensalism.word': null
  'lesson.word.commensalism.meaning': null
  'with.ask': null
  'with.label.p': null
  'with.label.q': null
  'with.label.kind': null
  'with.label.without': { taken: Value; left: Value }
  'with.label.like': null
  'with.effect.more': null
  'with.effect.fewer': null
  'with.effect.none': null
  'with.without.more': null
  'with.without.fewer': null
  'with.without.none': null
  'with.kind.mutualism': null
  'with.kind.competition': null
  'with.kind.feeding': null
  'with.kind.commensalism': null
  'with.like.mutualism': null
  'with.like.competition': null
  'with.like.feeding': null
  'with.like.commensalism': null
  'with.told.overlap': null
  'with.told.apart': null
  'with.told.turned': null
  'with.told.no-effect': null
  'with.told.without': null
  'with.told.kind-mutualism': null
  'with.told.kind-competition': null
  'with.told.kind-feeding': null
  'with.told.kind-commensalism': null
  'with.told.like-mutualism': null
  'with.told.like-competition': null
  'with.told.like-feeding': null
  'with.told.like-commensalism': null
  'with.hint': null
  'with.next-1': null
  'with.next-2': null
  'with.next-3': null
  'with.so': { name: Value; low: Value; high: Value; other: Value; otherLow: Value; otherHigh: Value; effect: string }
  'with.so-kind.mutualism': null
  'with.so-kind.competition': null
  'with.so-kind.feeding': null
  'with.so-kind.commensalism': null
  'with.so-without': { taken: Value; left: Value; effect: string }
  'cycle.ask-year': { tracks: Value }
  'cycle.label-year': null
  'cycle.ask-later': { one: Value; other: Value }
  'cycle.label-later': null
  'cycle.years': null
  'cycle.ask-cycle': { tracks: Value }
  'cycle.label-cycle': null
  'cycle.other-line': { tracks: Value }
  'cycle.count': null
  'cycle.from-start': null
  'cycle.added': null
  'cycle.half': null
  'cycle.hint-line': { tracks: Value }
  'cycle.hint-down': null
  'cycle.hint-both': null
  'cycle.hint-tops': { tracks: Value }
  'cycle.so-top': { tracks: Value; top: Value }
  'cycle.so-year': { at: Value }
  'cycle.so-later': { one: Value; first: Value; other: Value; second: Value; gap: Value }
  'cycle.why-later': null
  'cycle.so-cycle': { first: Value; second: Value; gap: Value }
  'cycle.why-cycle': null
  'lab.scene': null
  'lab.weeds.head': null
  'lab.weeds.name': null
  'lab.weeds.some': { count: number | Quantity }
  'lab.soil.head': null
  'lab.soil.name': null
  'lab.pot.head': null
  'lab.pot.name': null
  'lab.pot.round': null
  'lab.pot.square': null
  'lab.pot.oval': null
  'lab.mass': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('species-interactions', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.food-webs': null
  'why.unit-rates': null
  'lesson.population': null
  'lesson.resources': null
  'lesson.capacity': null
  'lesson.change': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.year': null
  'lesson.figure.number': null
  'lesson.figure.rabbits': null
  'lesson.word.population.word': null
  'lesson.word.population.meaning': null
  'lesson.word.resource.word': null
  'lesson.word.resource.meaning': null
  'lesson.word.capacity.word': null
  'lesson.word.capacity.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.competition.word': null
  'lesson.word.competition.meaning': null
  'animals.sheep': null
  'animals.goats': null
  'animals.horses': null
  'animals.squirrels': null
  'animals.bats': null
  'animals.ducks': null
  'animals.rabbits': null
  'animals.hens': null
  'shelters.sheep': null
  'shelters.goats': null
  'shelters.horses': null
  'shelters.squirrels': null
  'shelters.bats': null
  'shelters.ducks': null
  'shelters.rabbits': null
  'shelters.hens': null
  'capacity.title': { animals: Value }
  'capacity.what': null
  'capacity.how-much': null
  'capacity.food': null
  'capacity.need': null
  'capacity.holds': null
  'capacity.now': null
  'capacity.full': null
  'capacity.scene': { animals: Value }
  'capacity.ask-fed': null
  'capacity.ask-both': null
  'capacity.ask-more': null
  'capacity.label': null
  'capacity.label-more': null
  'capacity.shelters': null
  'capacity.total': null
  'capacity.one-share': null
  'capacity.times': null
  'capacity.larger': null
  'capacity.adds': null
  'capacity.shelters-only': { holds: Value }
  'capacity.more-animals': { holds: Value }
  'capacity.all-shelters': { shelters: Value }
  'capacity.fed-only': null
  'capacity.hint-share': null
  'capacity.hint-divide': { food: Value; need: Value }
  'capacity.hint-both': null
  'capacity.hint-housed': { shelters: Value; holds: Value }
  'capacity.hint-room': { fed: Value }
  'capacity.so-food': null
  'capacity.so-divide': { food: Value; need: Value; fed: Value }
  'capacity.so-fed': { food: Value; need: Value; fed: Value }
  'capacity.so-housed': { shelters: Value; holds: Value; housed: Value }
  'capacity.so-smaller': { smaller: Value }
  'capacity.so-room': { fed: Value; housed: Value; more: Value }
  'capacity.so-more': { more: Value; holds: Value; count: Value }
  'growth.ask-support': { animals: Value }
  'growth.ask-fastest': null
  'growth.ask-apart': { animals: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'growth.label': null
  'growth.label-fastest': null
  'growth.label-more': null
  'growth.at-start': null
  'growth.growth-only': null
  'growth.no-end': null
  'growth.largest': null
  'growth.first-step': null
  'growth.total': null
  'growth.one-count': null
  'growth.one-only': null
  'growth.added': null
  'growth.hint-level': null
  'growth.hint-across': null
  'growth.hint-steps': null
  'growth.hint-middle': null
  'growth.hint-both': { more: Quantity | Range | Term; high: Value }
  'growth.so-level': null
  'growth.so-value': { value: Value }
  'growth.so-steps': { from: Value; to: Value }
  'growth.so-step': { b: Value; a: Value; most: Value }
  'growth.so-both': { high: Value; low: Value }
  'growth.so-apart': { high: Value; low: Value; gap: Value }
  'evidence.ask': null
  'evidence.claim': null
  'evidence.evidence': null
  'evidence.fair': null
  'evidence.short.food': null
  'evidence.short.space': null
  'evidence.short.either': null
  'evidence.why.food': null
  'evidence.why.space': null
  'evidence.why.either': null
  'evidence.two-changes': null
  'evidence.beside': null
  'evidence.pair': { one: Value; other: Value }
  'evidence.two-differ': null
  'evidence.hint-one': null
  'evidence.hint-compare': null
  'evidence.so.food': null
  'evidence.so.space': null
  'evidence.so.either': null
  'evidence.so-fair': null
  'evidence.part-only': null
  'lab.scene': null
  'lab.food.head': null
  'lab.food.name': null
  'lab.plants.head': null
  'lab.plants.name': null
  'lab.plants.some': { count: number | Quantity }
  'lab.start.head': null
  'lab.start.name': null
  'lab.counted': null
  'lab.snails': { count: number | Quantity }
  'lab.ask-more': null
  'lab.ask-beyond': { food: Value; plants: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('population-resources', { en, es })

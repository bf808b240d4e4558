// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.percent-change': null
  'why.inheritance': null
  'lesson.differ': null
  'lesson.young': null
  'lesson.numbers': null
  'lesson.place': null
  'lesson.figure.first': null
  'lesson.figure.later': null
  'lesson.figure.dark': null
  'lesson.figure.light': null
  'lesson.figure.description': null
  'lesson.word.population.word': null
  'lesson.word.population.meaning': null
  'lesson.word.variation.word': null
  'lesson.word.variation.meaning': null
  'lesson.word.inherited.word': null
  'lesson.word.inherited.meaning': null
  'lesson.word.adaptation.word': null
  'lesson.word.adaptation.meaning': null
  'lesson.word.selection.word': null
  'lesson.word.selection.meaning': null
  'lesson.word.fitness.word': null
  'lesson.word.fitness.meaning': null
  'survivors.kind': null
  'survivors.free': null
  'survivors.alive': null
  'survivors.percent': null
  'survivors.title': null
  'survivors.ask-percents': null
  'survivors.ask-chance': null
  'survivors.ask-share': { name: Value }
  'survivors.label': { name: Value }
  'survivors.share': null
  'survivors.lost': null
  'survivors.count': { alive: Value }
  'survivors.whole': { all: Value; name: Value }
  'survivors.hint-row': null
  'survivors.hint-first': { alive: Value; free: Value }
  'survivors.so': { name: Value; alive: Value; free: Value; part: Value; rate: Value }
  'survivors.hidden': { name: Value }
  'survivors.claim': null
  'survivors.evidence': null
  'survivors.rates': { a: Value; good: Value; b: Value; poor: Value }
  'survivors.counts': { n: Value; poor: Value; m: Value; good: Value }
  'survivors.frees': { n: Value; poor: Value; m: Value; good: Value }
  'survivors.more-free': null
  'survivors.only-start': null
  'survivors.hint-chance': null
  'survivors.hint-parts': null
  'survivors.better': { name: Value }
  'survivors.rate-only': { rate: Value; name: Value }
  'survivors.stops': { lived: Value; name: Value }
  'survivors.at-start': null
  'survivors.other': { other: Value }
  'survivors.before': null
  'survivors.hint-left': null
  'survivors.hint-add': { lived: Value; name: Value }
  'survivors.so-left': { name: Value; free: Value; part: Value; alive: Value }
  'survivors.so-share': { lived: Value; rest: Value; all: Value; part: Value; percent: Value }
  'generations.rule': null
  'generations.title': null
  'generations.year-1': null
  'generations.live': null
  'generations.young': null
  'generations.ask-next': { name: Value }
  'generations.ask-share': { name: Value }
  'generations.label-next': null
  'generations.all-young': { start: Value }
  'generations.old': null
  'generations.only-alive': { young: Value }
  'generations.lost': null
  'generations.hint-order': null
  'generations.hint-alive': { rate: Value; start: Value }
  'generations.so-turn': { young: Value; alive: Value; next: Value }
  'generations.year': null
  'generations.counts': null
  'generations.ask-bars': { animals: Value; good: Value }
  'generations.bars': { good: Value }
  'generations.year-n': { year: Value }
  'generations.percent': { good: Value }
  'generations.other-bars': null
  'generations.count-bars': null
  'generations.even-bars': null
  'generations.hint-whole': null
  'generations.hint-year': { count: Value; other: Value }
  'generations.so-year': { year: Value; count: Value; all: Value; part: Value; percent: Value }
  'generations.year-two': null
  'generations.count': { good: Value; name: Value }
  'generations.year-one': null
  'generations.hint-two': null
  'generations.hint-year-two': { good2: Value; poor2: Value }
  'generations.so-two': { good2: Value; poor2: Value }
  'generations.so-three': { good: Value; poor: Value }
  'generations.so-alive': { start: Value; part: Value; alive: Value }
  'generations.rate-only': { rate: Value; name: Value }
  'trends.ask-one': { kind: Value; to: Value; place: Quantity | Range | Term }
  'trends.ask-change': { kind: Value; place: Quantity | Range | Term; from: Value; to: Value }
  'trends.ask-number': { counted: Value; place: Quantity | Range | Term; to: Value; kind: Value }
  'trends.percent': null
  'trends.change': null
  'trends.points': null
  'trends.number': null
  'trends.start': { to: Value }
  'trends.other': { kind: Value }
  'trends.one-point': { from: Value; to: Value }
  'trends.wrong-line': { place: Quantity | Range | Term }
  'trends.only-percent': { value: Value }
  'trends.hint-axes': null
  'trends.hint-up': { to: Value; place: Quantity | Range | Term }
  'trends.hint-two': null
  'trends.hint-from': { from: Value; a: Value }
  'trends.hint-line': { place: Quantity | Range | Term; to: Value }
  'trends.hint-hundred': { value: Value }
  'trends.so-one': { value: Value; to: Value }
  'trends.so-two': { a: Value; from: Value; b: Value; to: Value }
  'trends.so-change': { larger: Value; smaller: Value; change: Value }
  'trends.so-number': { part: Value; counted: Value; number: Value }
  'trends.so-start': { to: Value }
}

export const say = defineMessages<Messages>('natural-selection', { en, es })

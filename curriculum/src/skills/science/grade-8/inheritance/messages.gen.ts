// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.probability': null
  'lesson.alleles': null
  'lesson.square': null
  'lesson.expect': null
  'lesson.asexual': null
  'lesson.word.gene.word': null
  'lesson.word.gene.meaning': null
  'lesson.word.allele.word': null
  'lesson.word.allele.meaning': null
  'lesson.word.dominant.word': null
  'lesson.word.dominant.meaning': null
  'lesson.word.recessive.word': null
  'lesson.word.recessive.meaning': null
  'lesson.word.genotype.word': null
  'lesson.word.genotype.meaning': null
  'lesson.word.phenotype.word': null
  'lesson.word.phenotype.meaning': null
  'lesson.word.sample-size.word': null
  'lesson.word.sample-size.meaning': null
  'square.shown': { many: Value }
  'square.ask-fill': null
  'square.ask-fraction': { trait: Value }
  'square.ask-pair': { pair: Value }
  'square.fraction': null
  'square.ratio': { hits: Value; rest: Value }
  'square.hint-edges': null
  'square.hint-first': { over: Value; beside: Value }
  'square.hint-fill': null
  'square.so-each': null
  'square.so-boxes': { boxes: Value }
  'square.so-part': { hits: number | Quantity; of: Value }
  'family.ask': { trait: Value }
  'family.percent': null
  'family.all-alike': { pair: Value; strong: Value }
  'family.hint-parents': null
  'family.hint-square': null
  'family.so-percent': { hits: number | Quantity; percent: Value }
  'count.cross': { many: Value; one: Value; other: Value }
  'count.many': null
  'count.ask': { total: Value; trait: Value }
  'count.ask-carry': { total: Value; strong: Value; allele: Value }
  'count.label': null
  'count.boxes': { total: Value }
  'count.hint-square': null
  'count.hint-part': null
  'count.hint-left': { none: Value; allele: Value }
  'count.so': { total: Value; of: Value; times: number | Quantity; value: Value }
  'count.so-chance': null
  'parents.shown': { many: Value }
  'parents.known': { many: Value; pair: Value }
  'parents.ask': null
  'parents.ask-other': null
  'parents.both': null
  'parents.other': null
  'parents.two': { one: Value; other: Value }
  'parents.boxes': { none: Value }
  'parents.part': { part: Value }
  'parents.compare': { pair: Value; none: Value }
  'parents.count-boxes': { none: Value }
  'parents.hint-part': { weak: Value; none: Value }
  'parents.hint-square': { none: Value }
  'parents.so-percent': { weak: Value; none: Value; recessive: Value }
  'parents.so-count': { weak: Value; none: Value; recessive: Value; total: Value }
  'parents.so-square': { one: Value; other: Value; boxes: Value }
  'parents.so-fits': { part: number | Quantity }
  'parents.so-about': { part: number | Quantity }
  'tree.shown': { many: Value; weak: Value }
  'tree.ask': null
  'tree.hint-filled': { none: Value }
  'tree.hint-family': { none: Value }
  'unknown.catEars': null
  'unknown.mouseCoat': null
  'unknown.rabbitCoat': null
  'unknown.dogTail': null
  'unknown.mouseSpots': null
  'unknown.horseMane': null
  'animals.catEars': null
  'animals.mouseCoat': null
  'animals.rabbitCoat': null
  'animals.dogTail': null
  'animals.mouseSpots': null
  'animals.horseMane': null
  'kind.shown': { many: Value; trait: Value }
  'kind.ask': null
  'kind.label': null
  'kind.why': null
  'kind.is.dominant': null
  'kind.is.recessive': null
  'kind.is.open': null
  'kind.shows.dominant': null
  'kind.shows.recessive': null
  'kind.shows.open': null
  'kind.not.dominant': null
  'kind.not.recessive': null
  'kind.not.open': null
  'kind.hint-two': null
  'kind.hint-hidden': null
  'kind.so-hidden': null
  'kind.so-dominant': null
  'kind.so-recessive': null
  'kind.so-open': null
}

export const say = defineMessages<Messages>('inheritance', { en, es })

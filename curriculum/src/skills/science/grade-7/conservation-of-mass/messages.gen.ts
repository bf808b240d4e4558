// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.one-step-equations': null
  'why.mixtures-and-properties': null
  'lesson.atoms': null
  'lesson.count': null
  'lesson.scale': null
  'lesson.properties': null
  'lesson.word.atom.word': null
  'lesson.word.atom.meaning': null
  'lesson.word.molecule.word': null
  'lesson.word.molecule.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.subscript.word': null
  'lesson.word.subscript.meaning': null
  'lesson.word.conserved.word': null
  'lesson.word.conserved.meaning': null
  'element.H': null
  'element.O': null
  'element.N': null
  'element.C': null
  'element.Cl': null
  'element.S': null
  'element.Fe': null
  'element.Ca': null
  'element.Al': null
  'element.Mg': null
  'count.ask': { element: Value; formula: Value }
  'count.reaction': { before: Value; products: Value }
  'count.ask-after': { element: Value }
  'count.label': { element: Value }
  'count.atoms': null
  'count.inside': { formula: Value }
  'count.front': { times: Value }
  'count.small': { formula: Value }
  'count.kinds': { element: Value }
  'count.adds': null
  'count.term': null
  'count.molecules': null
  'count.none': null
  'count.hint-one': { element: Value; formula: Value }
  'count.hint-times': { times: Value }
  'count.hint-same': null
  'count.hint-before': { element: Value }
  'count.so-one': { formula: Value; each: number | Quantity; element: Value }
  'count.so-times': { times: Value; each: Value; all: Value }
  'count.so-before': { count: Value; element: Value }
  'count.so-same': { count: Value }
  'rebuild.boxes': { boxes: Value }
  'rebuild.box-before': { molecules: Value }
  'rebuild.box-after': { molecules: Value }
  'rebuild.some': { count: Value; formula: Value }
  'rebuild.before': null
  'rebuild.after': null
  'rebuild.told': { before: Value; after: Value }
  'rebuild.ask': { formula: Value }
  'rebuild.ask-left': { formula: Value }
  'rebuild.back': { one: Value; formula: Value }
  'rebuild.ask-back': { formula: Value }
  'rebuild.label': { formula: Value }
  'rebuild.molecules': null
  'rebuild.answer': { count: number | Quantity }
  'rebuild.all': null
  'rebuild.none-used': null
  'rebuild.one-to-one': null
  'rebuild.number': null
  'rebuild.stop': null
  'rebuild.subtract': null
  'rebuild.hint-atoms': null
  'rebuild.hint-build': { formula: Value }
  'rebuild.hint-left': null
  'rebuild.so-atoms': { first: number | Quantity; one: Value }
  'rebuild.so-made': { list: Value }
  'rebuild.so-left': { used: Value; there: Value; formula: Value; extra: number | Quantity }
  'rebuild.so-after': { list: Value }
  'rebuild.so-back': { one: Value; count: Value; formula: Value }
}

export const say = defineMessages<Messages>('conservation-of-mass', { en, es })

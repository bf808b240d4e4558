// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.particles-of-matter': null
  'why.equivalent-ratios': null
  'lesson.atoms': null
  'lesson.molecules': null
  'lesson.kinds': null
  'lesson.crystals': null
  'lesson.word.atom.word': null
  'lesson.word.atom.meaning': null
  'lesson.word.molecule.word': null
  'lesson.word.molecule.meaning': null
  'lesson.word.element.word': null
  'lesson.word.element.meaning': null
  'lesson.word.compound.word': null
  'lesson.word.compound.meaning': null
  'lesson.word.subscript.word': null
  'lesson.word.subscript.meaning': null
  'lesson.word.extended-structure.word': null
  'lesson.word.extended-structure.meaning': null
  'drawing.boxes': { boxes: Value }
  'drawing.box': { letter: Value; molecules: Value }
  'drawing.some': { count: number | Quantity; atoms: Value }
  'drawing.name': { letter: Value }
  'drawing.ask-formulas': null
  'drawing.ask-kinds': null
  'drawing.kind.element': null
  'drawing.kind.compound': null
  'drawing.kind.elements': null
  'drawing.kind.both': null
  'drawing.told-formulas': { letter: Value }
  'drawing.told-kinds': { letter: Value }
  'drawing.hint-1': null
  'drawing.hint-2': null
  'drawing.hint-3': null
  'drawing.next-formulas': null
  'drawing.next-kinds': null
  'drawing.so-formulas': null
  'drawing.so-kinds': null
  'drawing.so': { letter: Value; name: Value }
  'model.ask': { formula: Value }
  'model.ask-mixture': { formula: Value }
  'model.miscounted': { formula: Value }
  'model.apart': null
  'model.few': { formula: Value }
  'model.turned': null
  'model.same-atoms': null
  'model.hint-subscript': null
  'model.hint-coefficient': null
  'model.hint-mixture': null
  'model.next': null
  'model.so': { formula: Value; letter: Value }
  'model.so-there': { letter: Value }
  'model.so-joined': null
  'model.so-mixture': null
  'crystal.quartz.name': null
  'crystal.quartz.one': null
  'crystal.quartz.two': null
  'crystal.fluorite.name': null
  'crystal.fluorite.one': null
  'crystal.fluorite.two': null
  'crystal.pyrite.name': null
  'crystal.pyrite.one': null
  'crystal.pyrite.two': null
  'crystal.rutile.name': null
  'crystal.rutile.one': null
  'crystal.rutile.two': null
  'crystal.ruby.name': null
  'crystal.ruby.one': null
  'crystal.ruby.two': null
  'crystal.hematite.name': null
  'crystal.hematite.one': null
  'crystal.hematite.two': null
  'crystal.scene': { material: Value; formula: Value }
  'crystal.scene-unknown': { material: Value; given: Value; known: Value; value: Value; element: Value }
  'crystal.ask-other': { given: Value; known: Value; element: Value }
  'crystal.ask-part': { total: Value; element: Value }
  'crystal.ask-formula': { element: Value }
  'crystal.label': { element: Value }
  'crystal.label-subscript': { element: Value }
  'crystal.atoms': null
  'crystal.same': { known: Value; formula: Value }
  'crystal.only-pattern': null
  'crystal.turned': { formula: Value }
  'crystal.adds': null
  'crystal.half': { formula: Value }
  'crystal.other-element': { known: Value }
  'crystal.more-than-all': null
  'crystal.divides': null
  'crystal.whole-piece': null
  'crystal.wrong-element': { known: Value }
  'crystal.subtracts': null
  'crystal.hint': { formula: Value }
  'crystal.hint-repeats': { given: Value; known: Value }
  'crystal.hint-group': { formula: Value }
  'crystal.hint-groups': { total: Value }
  'crystal.hint-formula': null
  'crystal.hint-divide': { given: Value; value: Value }
  'crystal.so-repeats': { eachKnown: Value; known: Value; each: Value; element: Value; given: Value; repeats: Value }
  'crystal.so-group': { formula: Value; group: Value; total: Value; repeats: Value }
  'crystal.so-value': { repeats: Value; each: Value; value: Value; element: Value }
  'crystal.so-ratio': { repeats: Value; given: Value; eachKnown: Value; value: Value; each: Value }
  'crystal.so-subscript': { eachKnown: Value; known: Value; each: Value; element: Value; formula: Value }
}

export const say = defineMessages<Messages>('atoms-and-molecules', { en, es })

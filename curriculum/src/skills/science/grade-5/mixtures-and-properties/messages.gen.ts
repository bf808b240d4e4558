// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.particles-of-matter': null
  'lesson.properties': null
  'lesson.piece': null
  'lesson.mixture': null
  'lesson.new': null
  'lesson.table': null
  'lesson.word.property.word': null
  'lesson.word.property.meaning': null
  'lesson.word.substance.word': null
  'lesson.word.substance.meaning': null
  'lesson.word.mixture.word': null
  'lesson.word.mixture.meaning': null
  'lesson.word.solubility.word': null
  'lesson.word.solubility.meaning': null
  'lesson.word.magnetic.word': null
  'lesson.word.magnetic.meaning': null
  'kit.thing.baking-soda': null
  'kit.thing.cornstarch': null
  'kit.thing.salt': null
  'kit.thing.citric-acid': null
  'kit.thing.chalk': null
  'kit.thing.plaster': null
  'kit.thing.iron': null
  'kit.thing.copper': null
  'kit.thing.aluminum': null
  'kit.thing.glass': null
  'kit.thing.wood': null
  'kit.thing.straw': null
  'kit.thing.steel': null
  'kit.result.dissolves': null
  'kit.result.cloudy': null
  'kit.result.fizzes': null
  'kit.result.none': null
  'kit.result.brown': null
  'kit.result.black': null
  'kit.result.blue': null
  'kit.result.purple': null
  'kit.result.pink': null
  'kit.result.pulled': null
  'kit.result.free': null
  'kit.result.glows': null
  'kit.result.dark': null
  'kit.result.sinks': null
  'kit.result.floats': null
  'kit.result.bends': null
  'kit.result.stays': null
  'kit.told.dissolves': null
  'kit.told.cloudy': null
  'kit.told.fizzes': null
  'kit.told.none': null
  'kit.told.brown': null
  'kit.told.black': null
  'kit.told.blue': null
  'kit.told.purple': null
  'kit.told.pink': null
  'kit.told.pulled': null
  'kit.told.free': null
  'kit.told.glows': null
  'kit.told.dark': null
  'kit.told.sinks': null
  'kit.told.floats': null
  'kit.told.bends': null
  'kit.told.stays': null
  'kit.test.water': null
  'kit.test.vinegar': null
  'kit.test.iodine': null
  'kit.test.cabbage': null
  'kit.test.magnet': null
  'kit.test.current': null
  'kit.test.float': null
  'kit.test.bend': null
  'kit.found.water': { result: Value }
  'kit.found.vinegar': { result: Value }
  'kit.found.iodine': { result: Value }
  'kit.found.cabbage': { result: Value }
  'kit.found.magnet': { result: Value }
  'kit.found.current': { result: Value }
  'kit.found.float': { result: Value }
  'kit.found.bend': { result: Value }
  'kit.head.powders': null
  'kit.head.solids': null
  'kit.title.powders': null
  'kit.title.solids': null
  'kit.unknown.powders': null
  'kit.unknown.solids': null
  'kit.ask-things': null
  'kit.ask-tests': { one: Value; other: Value }
  'kit.said.one': null
  'kit.said.first': null
  'kit.said.first-test': null
  'kit.said.none': null
  'kit.said.same': null
  'kit.said.every': null
  'kit.hint-first': null
  'kit.hint-rest': null
  'kit.hint-tests': null
  'kit.hint-column': null
  'kit.so-things': null
  'kit.so-tests': null
  'kit.answer': { list: Value }
  'kit.so-differ': { list: Value }
  'kit.so-are': { list: Value }
  'most.ask-left': { at: Value; added: Value; solid: Quantity | Range | Term; ml: Value }
  'most.ask-dissolves': { at: Value; solid: Quantity | Range | Term; ml: Value }
  'most.left': null
  'most.dissolves': null
  'most.column': null
  'most.water': null
  'most.dissolved': null
  'most.adds': null
  'most.all': null
  'most.nothing': null
  'most.hint-read': { solid: Quantity | Range | Term; at: Value }
  'most.hint-rest': null
  'most.hint-water': { ml: Value }
  'most.so-read': { at: Value; each: Value; solid: Quantity | Range | Term }
  'most.so-water': { ml: Value; sum: Value }
  'most.so-left': { added: Value; most: Value; extra: Value }
  'fair.dissolve': null
  'fair.spoon': null
  'fair.wrap': null
  'fair.gas': null
  'factor.solid.name': null
  'factor.solid.head': null
  'factor.grain.name': null
  'factor.grain.head': null
  'factor.warmth.name': null
  'factor.warmth.head': null
  'factor.water.name': null
  'factor.water.head': null
  'factor.material.name': null
  'factor.material.head': null
  'factor.thickness.name': null
  'factor.thickness.head': null
  'factor.length.name': null
  'factor.length.head': null
  'factor.cloth.name': null
  'factor.cloth.head': null
  'factor.soda.name': null
  'factor.soda.head': null
  'factor.vinegar.name': null
  'factor.vinegar.head': null
  'factor.start.name': null
  'factor.start.head': null
  'value.salt': null
  'value.sugar': null
  'value.baking-soda': null
  'value.fine': null
  'value.medium': null
  'value.coarse': null
  'value.copper': null
  'value.steel': null
  'value.aluminum': null
  'value.wool': null
  'value.foil': null
  'value.paper': null
}

export const say = defineMessages<Messages>('mixtures-and-properties', { en, es })

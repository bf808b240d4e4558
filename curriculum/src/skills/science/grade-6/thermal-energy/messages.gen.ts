// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'lesson.temperature': null
  'lesson.flow': null
  'lesson.amount': null
  'lesson.insulators': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.time': null
  'lesson.figure.temperature': null
  'lesson.figure.hot': null
  'lesson.figure.iced': null
  'lesson.word.temperature.word': null
  'lesson.word.temperature.meaning': null
  'lesson.word.thermal-energy.word': null
  'lesson.word.thermal-energy.meaning': null
  'lesson.word.conductor.word': null
  'lesson.word.conductor.meaning': null
  'lesson.word.insulator.word': null
  'lesson.word.insulator.meaning': null
  'lesson.word.independent.word': null
  'lesson.word.independent.meaning': null
  'lesson.word.hypothesis.word': null
  'lesson.word.hypothesis.meaning': null
  'lesson.word.uncertainty.word': null
  'lesson.word.uncertainty.meaning': null
  'lesson.word.outlier.word': null
  'lesson.word.outlier.meaning': null
  'fair.cups': null
  'fair.lamp': null
  'fair.ice': null
  'fair.block': null
  'fair.cans': null
  'fair.box': null
  'factor.waterMass.name': null
  'factor.waterMass.head': null
  'factor.cup.name': null
  'factor.cup.head': null
  'factor.start.name': null
  'factor.start.head': null
  'factor.material.name': null
  'factor.material.head': null
  'factor.sampleMass.name': null
  'factor.sampleMass.head': null
  'factor.distance.name': null
  'factor.distance.head': null
  'factor.lining.name': null
  'factor.lining.head': null
  'factor.iceMass.name': null
  'factor.iceMass.head': null
  'factor.lid.name': null
  'factor.lid.head': null
  'factor.metal.name': null
  'factor.metal.head': null
  'factor.blockMass.name': null
  'factor.blockMass.head': null
  'factor.color.name': null
  'factor.color.head': null
  'factor.wall.name': null
  'factor.wall.head': null
  'factor.thickness.name': null
  'factor.thickness.head': null
  'value.foam': null
  'value.glass': null
  'value.metal': null
  'value.paper': null
  'value.sand': null
  'value.water': null
  'value.soil': null
  'value.gravel': null
  'value.wool': null
  'value.foil': null
  'value.newspaper': null
  'value.none': null
  'value.cardboard': null
  'value.plastic': null
  'value.iron': null
  'value.copper': null
  'value.aluminum': null
  'value.brass': null
  'value.black': null
  'value.white': null
  'value.silver': null
  'value.green': null
  'lab.scene': { start: Value; room: Value }
  'lab.vessel.head': null
  'lab.vessel.name': null
  'lab.vessel.one': { vessel: Quantity | Range | Term }
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.color.head': null
  'lab.color.name': null
  'lab.color.white': null
  'lab.color.black': null
  'lab.color.red': null
  'lab.cooled': null
  'lab.ask-more': null
  'lab.degrees': { change: Value }
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('thermal-energy', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.transformations': null
  'why.scale-drawings': null
  'why.angles-and-parallel-lines': null
  'lesson.what': null
  'lesson.moves': null
  'lesson.sides': null
  'lesson.angles': null
  'lesson.word.similar.word': null
  'lesson.word.similar.meaning': null
  'lesson.word.scale-factor.word': null
  'lesson.word.scale-factor.meaning': null
  'lesson.word.corresponding.word': null
  'lesson.word.corresponding.meaning': null
  'lesson.word.center.word': null
  'lesson.word.center.meaning': null
  'told.similar': { names: Value }
  'told.sides': { ab: Value; bc: Value; ca: Value }
  'told.known': { name: Value; to: Value }
  'told.find': { name: Value }
  'told.nested': { from: Value; part: Value; side: Value }
  'side.label': null
  'side.nudge': null
  'side.nudge-nested': null
  'side.hint': null
  'side.hint-nested': null
  'steps.pairs': { known: Value; partner: Value; asked: Value; other: Value }
  'steps.factor': { division: Value }
  'steps.times': { work: Value }
  'steps.whole': { sum: Value }
  'claim.said': { length: Value }
  'claim.truth': { length: Value }
  'claim.adds': { who: Value }
  'claim.turned': { who: Value }
  'claim.pair': { who: Value }
  'claim.part': { who: Value }
  'tall.told.shadow': { side: Value; from: Value; thing: Value; to: Value }
  'tall.told.mirror': { to: Value; thing: Value; who: Value; from: Value; side: Value }
  'tall.told.nested': { side: Value; thing: Value; part: Value; from: Value }
  'tall.label': null
  'tall.feet': null
  'tall.nudge.shadow': null
  'tall.nudge.mirror': null
  'tall.nudge.nested': null
  'tall.hint': null
  'tall.hint-nested': null
  'tall.why.shadow': null
  'tall.why.mirror': null
  'tall.why.nested': null
  'tall.factor': { from: Value; to: Value; factor: Value }
  'tall.so': { work: Value }
  'task.logo.told': { a: Value; b: Value; c: Value }
  'task.logo.unit': null
  'task.patch.told': { a: Value; b: Value; c: Value }
  'task.patch.unit': null
  'task.sail.told': { a: Value; b: Value; c: Value }
  'task.sail.unit': null
  'task.mural.told': { a: Value; b: Value; c: Value }
  'task.mural.unit': null
  'task.pennant.told': { a: Value; b: Value; c: Value }
  'task.pennant.unit': null
  'task.tile.told': { a: Value; b: Value; c: Value }
  'task.tile.unit': null
  'task.roof.told': { a: Value; b: Value; c: Value }
  'task.roof.unit': null
  'task.angle': { angle: Value }
  'task.given.1': { k: Value }
  'task.given.2': { k: Value }
  'task.given.3': { long: Value; unit: Value }
  'task.image': { lx: Value }
  'task.side': { unit: Value }
  'task.angle-c': null
  'task.outside': null
  'task.factor': null
  'task.moved': { n: Value; ly: Value }
  'task.back': null
  'task.rigid': null
  'task.similar': { f: Value }
  'task.stretched': { lx: Value; f: Value; ly: Value; g: Value }
  'task.option.rigid': null
  'task.option.similar': null
  'task.option.stretched': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.adds': null
  'task.slip.center': null
  'task.slip.keeps': null
  'task.slip.corner': null
  'task.slip.scaled': null
  'task.slip.other': null
  'task.slip.inside': null
  'task.slip.opposite': null
  'task.slip.difference': null
  'task.slip.turned': null
  'task.slip.order': null
  'task.slip.way': null
  'task.slip.still': null
  'task.slip.minus': null
  'task.slip.size': null
  'task.slip.place': null
  'task.slip.stretch': null
  'task.why.image': { equation: Value }
  'task.why.side': { equation: Value }
  'task.why.angle-c': { equation: Value }
  'task.why.outside': { equation: Value }
  'task.why.factor': { equation: Value }
  'task.why.moved': { equation: Value }
  'task.why.back': { equation: Value }
  'task.why.kind': { equation: Value }
}

export const say = defineMessages<Messages>('similar-figures', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.one-step-equations': null
  'why.signed-numbers': null
  'lesson.what': null
  'lesson.theorem': { formula: Value }
  'lesson.how': null
  'lesson.converse': null
  'lesson.word.hypotenuse.word': null
  'lesson.word.hypotenuse.meaning': null
  'lesson.word.leg.word': null
  'lesson.word.leg.meaning': null
  'lesson.word.root.word': null
  'lesson.word.root.meaning': null
  'lesson.word.diagonal.word': null
  'lesson.word.diagonal.meaning': null
  unit: { of: Quantity | Range | Term }
  tenth: null
  'areas.asks': null
  'areas.label': null
  'side.asks': null
  'side.exact': null
  'side.label': null
  'side.exact-label': null
  'converse.asks': null
  'converse.yes': null
  'converse.no': null
  'converse.set': { sides: Value }
  'converse.look': { set: Value }
  'converse.nudge': null
  'converse.hint': null
  'converse.root': { seven: Value }
  'converse.why': null
  'converse.worked': { set: Value; sum: Value; most: Value }
  'distance.segment': null
  'distance.points': { px: Value; py: Value; qx: Value; qy: Value }
  'distance.label': null
  'distance.units': null
  'distance.nudge': null
  'distance.hint': null
  'distance.legs': { across: Value; along: Value }
  'story.sketch': null
  'order.asks': null
  'order.hypotenuse': { one: Value; other: Value }
  'order.leg': { one: Value; other: Value }
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.sums': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { row: Value; worked: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.square': null
  'mistake.add': null
  'mistake.subtract': null
  'mistake.root': null
  'mistake.truth': { side: Value; square: Value }
  'task.walk.told': { who: Value; a: Value; b: Value }
  'task.walk.unit': null
  'task.boat.told': { a: Value; b: Value }
  'task.boat.unit': null
  'task.drone.told': { a: Value; b: Value }
  'task.drone.unit': null
  'task.field.told': { who: Value; a: Value; b: Value }
  'task.field.unit': null
  'task.robot.told': { a: Value; b: Value }
  'task.robot.unit': null
  'task.plane.told': { a: Value; b: Value }
  'task.plane.unit': null
  'task.squares': null
  'task.straight': { unit: Value }
  'task.whole': { unit: Value }
  'task.saved': { unit: Value }
  'task.fsaved': { unit: Value }
  'task.corner': { x: Value; y: Value; z: Value; unit: Value }
  'task.leg': { z: Value; unit: Value; x: Value }
  'task.long': { unit: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.adds': null
  'task.slip.doubles': null
  'task.slip.root': null
  'task.slip.leg': null
  'task.slip.minus': null
  'task.slip.two': null
  'task.slip.way': null
  'task.slip.square': null
  'task.why.squares': { equation: Value }
  'task.why.straight': { equation: Value }
  'task.why.whole': { equation: Value }
  'task.why.saved': { equation: Value }
  'task.why.corner': { equation: Value }
  'task.why.leg': { equation: Value }
  'task.why.long': { equation: Value }
}

export const say = defineMessages<Messages>('pythagorean-theorem', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.volume-of-prisms': null
  'lesson.what': null
  'lesson.add': { first: Value; second: Value; sum: Value }
  'lesson.cut': { equation: Value }
  'lesson.missing': null
  'lesson.word.composite.word': null
  'lesson.word.composite.meaning': null
  'lesson.word.prism.word': null
  'lesson.word.prism.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.overlap.word': null
  'lesson.word.overlap.meaning': null
  'front.asks.volume': { depth: Value }
  'front.asks.depth': { volume: Value }
  'front.label.volume': null
  'front.label.depth': null
  'front.nudge.step': null
  'front.nudge.notch': null
  'front.nudge.depth': null
  'front.hint.step': null
  'front.hint.notch': null
  'front.hint.depth': null
  'front.face': { equation: Value }
  'front.divide': { equation: Value }
  'table.shown.step': { depth: Value }
  'table.shown.notch': { depth: Value }
  'table.asks': null
  'table.part': null
  'table.length': null
  'table.width': null
  'table.height': null
  'table.volume': null
  'table.slip.face': null
  'table.slip.one': null
  'table.slip.around': null
  'table.slip.overlap': null
  'table.nudge.step': null
  'table.nudge.notch': null
  'table.hint.step': null
  'table.hint.notch': null
  'story.label.cut': null
  'story.label.joined': null
  'story.label.missing': null
  'story.nudge.cut': null
  'story.nudge.joined': null
  'story.nudge.missing': null
  'story.hint.cut': null
  'story.hint.joined': null
  'story.hint.missing': null
  'story.first.cut': { equation: Value }
  'story.first.joined': { equation: Value }
  'story.first.missing': { equation: Value }
  'story.second.cut': { equation: Value }
  'story.second.joined': { equation: Value }
  'story.last.cut': { equation: Value }
  'story.last.joined': { equation: Value }
  'story.rest': { equation: Value }
  'story.layer': { equation: Value }
  'story.height': { equation: Value }
  'claim.said': { volume: Value }
  'claim.overlap': { who: Value }
  'claim.one': { who: Value }
  'claim.around': { who: Value }
  'claim.face': { who: Value }
  'claim.squares': { who: Value }
}

export const say = defineMessages<Messages>('composite-volume', { en, es })

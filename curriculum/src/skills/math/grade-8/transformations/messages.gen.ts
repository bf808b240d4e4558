// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plot-points': null
  'why.signed-numbers': null
  'lesson.image': null
  'lesson.rigid': null
  'lesson.mirror': null
  'lesson.dilation': null
  'lesson.word.image.word': null
  'lesson.word.image.meaning': null
  'lesson.word.translation.word': null
  'lesson.word.translation.meaning': null
  'lesson.word.reflection.word': null
  'lesson.word.reflection.meaning': null
  'lesson.word.rotation.word': null
  'lesson.word.rotation.meaning': null
  'lesson.word.dilation.word': null
  'lesson.word.dilation.meaning': null
  'lesson.word.congruent.word': null
  'lesson.word.congruent.meaning': null
  'lesson.word.similar.word': null
  'lesson.word.similar.meaning': null
  'draw.asks': { corners: Value; count: number | Quantity; moves: Value }
  'draw.nudge': null
  'draw.two': null
  'draw.so': { images: Value }
  'point.asks': { start: Value; moves: Value }
  'point.back': { image: Value; moves: Value }
  'point.image': null
  'point.p': null
  'point.again': null
  'point.one': null
  'point.order': null
  'point.swapped': null
  'point.nudge': null
  'point.undo': null
  'point.before-last': { point: Value }
  'point.so': { point: Value }
  'point.so-image': { point: Value }
  'which.asks.one': null
  'which.asks.two': null
  'which.asks.three': null
  'which.kind.translation': null
  'which.kind.reflection': null
  'which.kind.rotation': null
  'which.kind.dilation': null
  'which.option': { moves: Value }
  'which.order': null
  'which.nudge': null
  'which.around': null
  'which.follow': null
  'which.clue.translation': null
  'which.clue.reflection': null
  'which.clue.rotation': null
  'which.clue.dilation': null
  'which.check': { from: Value; to: Value }
  'stays.moves': { count: number | Quantity; moves: Value }
  'stays.known.image': { length: Value; angle: Value }
  'stays.known.back': { length: Value; angle: Value }
  'stays.cm': { length: Value }
  'stays.degrees': { size: Value }
  'stays.side.image': null
  'stays.side.back': null
  'stays.angle.image': null
  'stays.angle.back': null
  'stays.both': null
  'stays.length': null
  'stays.size': null
  'stays.compare': null
  'stays.congruent': null
  'stays.similar': null
  'stays.look.rigid': null
  'stays.look.scaled': null
  'stays.look.back': null
  'stays.look.angle': null
  'stays.look.kind': null
  'stays.nudge': null
  'stays.hint': null
  'stays.keeps': { length: Value; angle: Value }
  'stays.scales.image': { length: Value; angle: Value }
  'stays.scales.back': { length: Value; angle: Value }
  'stays.so.congruent': null
  'stays.so.similar': null
  'parallel.asks.one': null
  'parallel.asks.two': { times: Value }
  'parallel.asks.three': { p: Value; q: Value; r: Value; s: Value }
  'parallel.images': { p: Value; q: Value; r: Value }
  'parallel.label': null
  'parallel.reversed.one': null
  'parallel.reversed.two': null
  'parallel.reversed.three': null
  'parallel.lost': null
  'parallel.length': null
  'parallel.old': null
  'parallel.swapped': null
  'parallel.nudge': null
  'parallel.hint.one': null
  'parallel.hint.two': null
  'parallel.hint.three': null
  'parallel.keeps': null
  'parallel.step': { right: Value; up: Value }
  'parallel.so.one': { key: Value }
  'parallel.so.other': { times: Value; way: string; right: Value; up: Value; key: Value }
  'sort.cards': { point: Value }
  'sort.asks': null
  'sort.asks-result': null
  'sort.kind.translation': null
  'sort.kind.reflection': null
  'sort.kind.rotation': null
  'sort.kind.dilation': null
  'sort.result.slid': null
  'sort.result.flipped': null
  'sort.result.resized': null
  'sort.try': null
  'sort.hint': null
  'sort.hint-result': null
  'sort.why.translation': { card: Value }
  'sort.why.reflection': { card: Value }
  'sort.why.rotation': { card: Value }
  'sort.why.dilation': { card: Value }
  'sort.so.slid': { card: Value }
  'sort.so.flipped': { card: Value }
  'sort.so.resized': { card: Value }
}

export const say = defineMessages<Messages>('transformations', { en, es })

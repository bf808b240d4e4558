// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.transformations': null
  'why.slope-intercept-form': null
  'lesson.mirror': null
  'lesson.diagonal': null
  'lesson.turn': null
  'lesson.keeps': null
  'lesson.word.line-of-reflection.word': null
  'lesson.word.line-of-reflection.meaning': null
  'lesson.word.center.word': null
  'lesson.word.center.meaning': null
  'lesson.word.clockwise.word': null
  'lesson.word.clockwise.meaning': null
  'lesson.word.corresponding.word': null
  'lesson.word.corresponding.meaning': null
  'draw.asks': { corners: Value; moves: Value }
  'draw.axis': null
  'draw.upright': null
  'draw.opposite': null
  'draw.turned': null
  'draw.other-diagonal': null
  'draw.origin': null
  'draw.way': null
  'draw.angle': null
  'draw.nudge.straight': null
  'draw.nudge.diagonal': null
  'draw.nudge.pivot': null
  'draw.hint.straight': null
  'draw.hint.diagonal': null
  'draw.hint.pivot': null
  'draw.why.straight': null
  'draw.why.diagonal': null
  'draw.why.pivot': null
  'draw.first': { from: Value; to: Value }
  'draw.so': { images: Value }
  'mirror.point': { from: Value; to: Value }
  'mirror.figure': null
  'mirror.line': null
  'mirror.letter': null
  'mirror.number': null
  'mirror.upright': null
  'mirror.zero': null
  'mirror.middle': null
  'mirror.nudge': null
  'mirror.hint': null
  'mirror.stays': { other: Value; letter: Value }
  'mirror.half': { from: Value; to: Value; line: Value }
  'mirror.carried': { from: Value; to: Value; q: Value }
  'mirror.q': null
  'mirror.slid': null
  'mirror.stopped': null
  'mirror.hint-carried': null
  'mirror.far': { distance: number | Quantity }
  'mirror.so': { key: Value }
  'rule.asks': { count: number | Quantity; moves: Value }
  'rule.follow': { point: Value }
  'rule.goes': { from: Value }
  'rule.first': null
  'rule.second': null
  'rule.one': null
  'rule.order': null
  'rule.try': null
  'rule.way': null
  'rule.half': null
  'rule.quarter': null
  'rule.flipped': null
  'rule.swapped': null
  'rule.other-diagonal': null
  'rule.axis': null
  'rule.other-axis': null
  'rule.nudge': { from: Value }
  'rule.hint': null
  'rule.sample': { from: Value; to: Value }
  'rule.sample-two': { from: Value; between: Value; to: Value }
  'rule.so': { from: Value; to: Value }
  'rule.asks-pair': { p: Value; p2: Value; q: Value; q2: Value }
  'rule.nudge-pair': null
  'rule.hint-pair': null
  'rule.sample-pair': { way: string; p: Value; p2: Value }
  'rule.look-swap': null
  'rule.look-sign': null
  'same.motion': { moves: Value }
  'same.back': null
  'same.asks-point': { from: Value }
  'same.asks': null
  'same.one': null
  'same.flip': null
  'same.mirror': null
  'same.way': null
  'same.angle': null
  'same.nudge': null
  'same.hint.1': null
  'same.hint.2': null
  'same.hint.3': null
  'same.so-point': { moves: Value; from: Value; to: Value }
  'same.so-back': { moves: Value }
  'same.so': { moves: Value; from: Value; to: Value; single: Value }
  'keeps.asks.side': { a: Value; b: Value; moves: Value }
  'keeps.asks.perimeter': { a: Value; b: Value; moves: Value }
  'keeps.asks.area': { a: Value; b: Value; moves: Value }
  'keeps.asks.same-angle': { a: Value; moves: Value; vertex: Value }
  'keeps.asks.next-angle': { a: Value; moves: Value; vertex: Value }
  'keeps.asks.triangle-angle': { a: Value; b: Value; moves: Value }
  'keeps.asks.gap': { a: Value }
  'keeps.asks.around': { a: Value; b: Value }
  'keeps.asks.half-turn': { a: Value }
  'keeps.asks.quarter-turn': { a: Value }
  'keeps.label.length': null
  'keeps.label.area': null
  'keeps.label.angle': null
  'keeps.units': null
  'keeps.degrees': null
  'keeps.other-side': null
  'keeps.doubled': null
  'keeps.early': null
  'keeps.sum': null
  'keeps.other-angle': null
  'keeps.turned-angle': null
  'keeps.half-way': null
  'keeps.square': null
  'keeps.nudge.side': null
  'keeps.nudge.perimeter': null
  'keeps.nudge.area': null
  'keeps.nudge.same-angle': null
  'keeps.nudge.next-angle': null
  'keeps.nudge.triangle-angle': null
  'keeps.nudge.gap': null
  'keeps.nudge.around': null
  'keeps.nudge.half-turn': null
  'keeps.nudge.quarter-turn': null
  'keeps.hint.side': null
  'keeps.hint.perimeter': null
  'keeps.hint.area': null
  'keeps.hint.same-angle': null
  'keeps.hint.next-angle': null
  'keeps.hint.triangle-angle': null
  'keeps.hint.gap': null
  'keeps.hint.around': null
  'keeps.hint.half-turn': null
  'keeps.hint.quarter-turn': null
  'keeps.why.side': { moves: Value }
  'keeps.why.perimeter': { moves: Value; a: Value; b: Value }
  'keeps.why.area': { moves: Value; a: Value; b: Value }
  'keeps.why.same-angle': { vertex: Value }
  'keeps.why.next-angle': { vertex: Value }
  'keeps.why.triangle-angle': null
  'keeps.why.gap': { a: Value }
  'keeps.why.around': { a: Value; b: Value }
  'keeps.why.half-turn': { a: Value }
  'keeps.why.quarter-turn': { a: Value }
  'keeps.so.side': { key: Value }
  'keeps.so.perimeter': { a: Value; b: Value; key: Value }
  'keeps.so.area': { a: Value; b: Value; key: Value }
  'keeps.so.same-angle': { key: Value }
  'keeps.so.next-angle': { a: Value; key: Value }
  'keeps.so.triangle-angle': { a: Value; b: Value; key: Value }
  'keeps.so.gap': { a: Value; key: Value }
  'keeps.so.around': { a: Value; b: Value; key: Value }
  'keeps.so.half-turn': { a: Value; key: Value }
  'keeps.so.quarter-turn': { a: Value; key: Value }
  'mistake.title': null
  'mistake.vertex': null
  'mistake.image': null
  'mistake.asks': { who: Value; moves: Value }
  'mistake.where': null
  'mistake.label': null
  'mistake.same': null
  'mistake.signs': null
  'mistake.swapped': null
  'mistake.nudge': null
  'mistake.hint': null
  'mistake.others': { letter: Value }
  'mistake.so': { from: Value; to: Value }
  'mistake.whole': { who: Value; moves: Value }
  'mistake.did': null
  'mistake.motion': { moves: Value }
  'mistake.which': null
  'mistake.should': null
  'mistake.right-image': null
  'mistake.trusted': null
  'mistake.other': null
  'mistake.again': null
  'mistake.nudge-whole': null
  'mistake.hint-whole': null
  'mistake.really': { from: Value; to: Value; moves: Value }
  'mistake.instead': { moves: Value; to: Value }
}

export const say = defineMessages<Messages>('reflections-and-rotations', { en, es })

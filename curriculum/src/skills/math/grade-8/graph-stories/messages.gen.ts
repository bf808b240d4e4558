// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.functions': null
  'why.slope': null
  'lesson.what': null
  'lesson.direction': null
  'lesson.linear': null
  'lesson.steep': null
  'lesson.word.increasing.word': null
  'lesson.word.increasing.meaning': null
  'lesson.word.decreasing.word': null
  'lesson.word.decreasing.meaning': null
  'lesson.word.constant.word': null
  'lesson.word.constant.meaning': null
  'lesson.word.linear.word': null
  'lesson.word.linear.meaning': null
  'lesson.word.nonlinear.word': null
  'lesson.word.nonlinear.meaning': null
  'describe.asks': null
  'describe.part': { from: Value; to: Value }
  'describe.is.up': null
  'describe.is.down': null
  'describe.is.level': null
  'describe.is.up-linear': null
  'describe.is.up-curved': null
  'describe.is.down-linear': null
  'describe.is.down-curved': null
  'describe.is.constant': null
  'describe.is.steeper': null
  'describe.is.flatter': null
  'describe.nudge': null
  'describe.hint.1': null
  'describe.hint.2': null
  'describe.hint.3': null
  'describe.slip.1': null
  'describe.slip.2': null
  'describe.slip.3': null
  'describe.why.1': null
  'describe.why.2': null
  'describe.why.3': null
  'describe.answer': { from: Value; to: Value; is: Value }
  'describe.all': { list: Value }
  'read.asks.up': null
  'read.asks.level': null
  'read.asks.down': null
  'read.asks.rate.up': { from: Value; to: Value; per: Value }
  'read.asks.rate.down': { from: Value; to: Value; per: Value }
  'read.asks.faster.up': { from: Value; to: Value; from2: Value; to2: Value; per: Value }
  'read.asks.faster.down': { from: Value; to: Value; from2: Value; to2: Value; per: Value }
  'read.label.time': null
  'read.label.rate': null
  'read.label.faster': null
  'read.nudge.time': null
  'read.nudge.rate': null
  'read.nudge.faster': null
  'read.hint.time': null
  'read.hint.rate': null
  'read.hint.faster': null
  'read.work': { more: Value; less: Value }
  'read.first.time': { runs: Value }
  'read.first.rate': { from: Value; to: Value; work: Value; size: Value; run: Value; time: Value }
  'read.first.faster': { from: Value; to: Value; size: Value; run: Value; first: Value; from2: Value; to2: Value; second: Value }
  'read.so.time': { amount: Value }
  'read.so.rate': { size: Value; run: Value; amount: Value }
  'read.so.faster': { first: Value; second: Value; amount: Value }
  'inputs.asks.outputs': null
  'inputs.asks.inputs': { output: Value }
  'inputs.asks.statements': null
  'inputs.cell': { time: Value }
  'inputs.label': null
  'inputs.true': null
  'inputs.false': null
  'inputs.card.same': { one: Value; other: Value }
  'inputs.card.only': { output: Value }
  'inputs.card.swapped': null
  'inputs.card.is': null
  'inputs.card.is-not': { output: Value }
  'inputs.nudge.outputs': null
  'inputs.nudge.inputs': { output: Value }
  'inputs.nudge.statements': null
  'inputs.hint.outputs': null
  'inputs.hint.inputs': { output: Value }
  'inputs.hint.statements': null
  'inputs.slip.level': null
  'inputs.slip.squares': null
  'inputs.slip.change': null
  'inputs.slip.swapped': null
  'inputs.slip.more': null
  'inputs.slip.other-axis': null
  'inputs.slip.same': { one: Value; other: Value }
  'inputs.slip.across': { output: Value }
  'inputs.slip.trade': null
  'inputs.slip.allowed': null
  'inputs.slip.upright': null
  'inputs.reads': { time: Value; value: Value }
  'inputs.shared': null
  'inputs.meets': { output: Value; time: Value }
  'inputs.still': { list: Value }
  'inputs.why.same': { one: Value; other: Value; value: Value }
  'inputs.why.differ': { one: Value; first: Value; other: Value; second: Value }
  'inputs.why.once': { output: Value }
  'inputs.why.again': { output: Value }
  'inputs.why.one-way': null
  'inputs.why.comes-back': null
  'inputs.why.allowed': null
  'inputs.why.upright': null
  'match.asks.scenes': null
  'match.asks.story': null
  'match.nudge.1': null
  'match.nudge.2': null
  'match.nudge.3': null
  'match.hint.1': null
  'match.hint.2': null
  'match.hint.3': null
  'match.slip.1': null
  'match.slip.2': null
  'match.slip.3': null
  'match.answer': { scene: Value; graph: Value }
  'match.all': { list: Value }
  'match.why': { scene: Value; why: Value }
  'sketch.asks': null
  'sketch.nudge': null
  'sketch.hint.told': null
  'sketch.hint.open': null
  'sketch.slip.zero': null
  'sketch.slip.change': null
  'sketch.slip.length': null
  'sketch.slip.sign': null
  'sketch.first': { at: Value }
  'sketch.up': { time: number | Quantity; rate: Value; size: Value; from: Value; to: Value }
  'sketch.down': { time: number | Quantity; rate: Value; size: Value; from: Value; to: Value }
  'sketch.level': { time: number | Quantity; from: Value; to: Value }
  'sketch.until': { size: Value; rate: Value; time: Value; from: Value; to: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.backward': null
  'order.height': null
  'order.nudge': null
  'order.hint': null
  'order.step': { from: Value; to: Value; part: Value }
}

export const say = defineMessages<Messages>('graph-stories', { en, es })

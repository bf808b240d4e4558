// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.linear-equations': null
  'why.slope': null
  'lesson.what': null
  'lesson.forms': null
  'lesson.linear': { m: Value; b: Value; equation: Value }
  'lesson.word.function.word': null
  'lesson.word.function.meaning': null
  'lesson.word.input.word': null
  'lesson.word.input.meaning': null
  'lesson.word.output.word': null
  'lesson.word.output.meaning': null
  'lesson.word.linear-function.word': null
  'lesson.word.linear-function.meaning': null
  input: null
  output: null
  placed: { list: Value }
  place: { card: Value; is: Value }
  rule: null
  'arrows.asks': null
  'arrows.from': { x: Value; ys: Value }
  'arrows.figure': { list: Value }
  'arrows.none': null
  'arrows.option': { x: Value }
  'arrows.look': null
  'arrows.one': { x: Value }
  'arrows.nudge': null
  'arrows.hint': null
  'arrows.yes': null
  'arrows.no': { x: Value; ys: Value }
  'lists.asks': null
  'lists.yes': null
  'lists.no': null
  'lists.twice': null
  'lists.allowed': null
  'lists.nudge': null
  'lists.hint': null
  'lists.good': { list: Value }
  'lists.bad': { list: Value; input: Value; ys: Value }
  'spoilers.asks': { list: Value; k: Value }
  'spoilers.label': null
  'spoilers.all': { output: Value }
  'spoilers.fine': { output: Value }
  'spoilers.outputs': { k: Value }
  'spoilers.more': null
  'spoilers.nudge': { k: Value }
  'spoilers.hint': { k: Value }
  'spoilers.why': { k: Value; right: Value; output: Value }
  'spoilers.same': { k: Value; fine: Value; output: Value }
  'machine.asks': null
  'machine.hidden': null
  'machine.figure': { steps: Value }
  'machine.hidden-figure': { pairs: Value }
  'machine.pair': { x: Value; y: Value }
  'machine.cell-in': { y: Value }
  'machine.cell-out': { x: Value }
  'machine.order': null
  'machine.first-only': null
  'machine.forward': null
  'machine.no-start': null
  'machine.swapped': null
  'machine.one-back': null
  'machine.not-one': null
  'machine.nudge': null
  'machine.nudge-back': null
  'machine.nudge-hidden': null
  'machine.hint': null
  'machine.hint-back': null
  'machine.hint-hidden': null
  'machine.forth': { list: Value }
  'machine.back': { list: Value }
  'machine.rate': { slope: Value }
  'machine.equation': { equation: Value }
  'write.table': null
  'write.title': null
  'write.label': null
  'write.asks': { form: Value }
  'write.step': null
  'write.first': null
  'write.nudge': null
  'write.nudge-facts': null
  'write.hint': null
  'write.hint-facts': null
  'write.rate': { slope: Value }
  'write.start': { start: Value }
  'write.back': null
  'write.so': { equation: Value }
  'compare.told': null
  'compare.rate': null
  'compare.start': null
  'compare.later': { x: Value }
  'compare.first': null
  'compare.last': null
  'compare.took-start': null
  'compare.took-rate': null
  'compare.nudge': null
  'compare.hint-rate': null
  'compare.hint-start': null
  'compare.why': { equation: Value; text: Value }
  'compare.why-later': { x: Value; work: Value; text: Value }
  'linear.asks': null
  'linear.yes': null
  'linear.no': null
  'linear.is-line': null
  'linear.is-not': null
  'linear.nudge': null
  'linear.hint': null
  'linear.even': { card: Value }
  'linear.uneven': { card: Value }
  'task.kayak.told': { lx: Value; ly: Value; equation: Value }
  'task.kayak.x': null
  'task.kayak.b': null
  'task.kayak.c': null
  'task.kayak.value': { n: Value }
  'task.kayak.rate': null
  'task.pools.told': { lx: Value; ly: Value; equation: Value }
  'task.pools.x': null
  'task.pools.b': null
  'task.pools.c': null
  'task.pools.value': { n: Value }
  'task.pools.rate': null
  'task.savings.told': { lx: Value; ly: Value; equation: Value }
  'task.savings.x': null
  'task.savings.b': null
  'task.savings.c': null
  'task.savings.value': { n: Value }
  'task.savings.rate': null
  'task.plants.told': { lx: Value; ly: Value; equation: Value }
  'task.plants.x': null
  'task.plants.b': null
  'task.plants.c': null
  'task.plants.value': { n: Value }
  'task.plants.rate': null
  'task.shirts.told': { lx: Value; ly: Value; equation: Value }
  'task.shirts.x': null
  'task.shirts.b': null
  'task.shirts.c': null
  'task.shirts.value': { n: Value }
  'task.shirts.rate': null
  'task.drones.told': { lx: Value; ly: Value; equation: Value }
  'task.drones.x': null
  'task.drones.b': null
  'task.drones.c': null
  'task.drones.value': { n: Value }
  'task.drones.rate': null
  'task.title': null
  'task.rate': { rate: Value }
  'task.start': { zero: Value }
  'task.faster': null
  'task.greater': { at: Value }
  'task.gap': { lx: Value }
  'task.meet': { lx: Value }
  'task.linear': null
  'task.reading': { point: Value; ly: Value; lx: Value }
  'task.yes': null
  'task.no': null
  'task.hint.1': { ly: Value; lx: Value }
  'task.hint.2': { zero: Value }
  'task.hint.3': { lx: Value }
  'task.hint.task': null
  'task.slip.drops': { zero: Value }
  'task.slip.swaps': { lx: Value }
  'task.slip.step': { lx: Value }
  'task.slip.one': { lx: Value }
  'task.slip.first': { zero: Value }
  'task.slip.back': { zero: Value }
  'task.slip.faster': null
  'task.slip.greater': { lx: Value }
  'task.slip.rates': null
  'task.slip.adds': null
  'task.slip.value': { lx: Value }
  'task.slip.linear': { lx: Value }
  'task.slip.double': { lx: Value }
  'task.slip.shared': null
  'task.why.value': { lx: Value; equation: Value }
  'task.why.rate': { ly: Value; lx: Value; equation: Value }
  'task.why.start': { zero: Value; equation: Value }
  'task.why.faster': { equation: Value }
  'task.why.greater': { equation: Value }
  'task.why.gap': { equation: Value }
  'task.why.meet': { equation: Value }
  'task.why.linear': { equation: Value }
  'task.why.reading': { equation: Value }
}

export const say = defineMessages<Messages>('functions', { en, es })

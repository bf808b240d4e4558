// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'match.asks': null
  'match.line': { name: Value }
  'match.sign': { name: Value }
  'match.swap': { name: Value }
  'match.other': null
  'match.nudge': null
  'match.hint': null
  'match.hint-solve': null
  'match.why': { name: Value; b: Value; m: Value; equation: Value }
  'write.title': null
  'write.column': { letter: Value }
  'write.label': null
  'write.asks.graph': { form: Value }
  'write.asks.table': { form: Value }
  'write.asks.points': { from: Value; to: Value; form: Value }
  'write.step': { run: Value }
  'write.first': null
  'write.nudge.graph': null
  'write.nudge.table': null
  'write.nudge.points': null
  'write.hint-graph': null
  'write.hint': null
  'write.start': { b: Value }
  'write.back': { from: Value }
  'write.so': { equation: Value }
  'draw.rises': { b: Value; by: Value; m: Value }
  'draw.falls': { b: Value; by: Value; m: Value }
  'draw.equation': { equation: Value }
  'draw.up': { by: Value }
  'draw.down': { by: Value }
  'draw.opposite': null
  'draw.twice': null
  'draw.answer': { equation: Value }
  'draw.nudge': null
  'draw.nudge-p': null
  'draw.hint': null
  'draw.hint-p': null
  'draw.given': { line: Value; equation: Value }
  'draw.first': { point: Value }
  'draw.through': { m: Value; one: Value; two: Value }
  'changes.line': { equation: Value }
  'changes.first': { told: Value }
  'changes.then': { told: Value }
  'changes.asks': null
  'changes.crosses': null
  'changes.where': null
  'changes.height.lower': null
  'changes.height.same': null
  'changes.height.higher': null
  'changes.is': null
  'changes.how': null
  'changes.slant.flatter': null
  'changes.slant.same': null
  'changes.slant.steeper': null
  'changes.look-b': { b: Value; m: Value }
  'changes.look-m': { m: Value; b: Value }
  'changes.nudge': { m: Value; b: Value }
  'changes.hint': { b: Value; m: Value }
  'changes.hint-size': null
  'changes.why-b.lower': { b: Value; from: Value; to: Value }
  'changes.why-b.same': { b: Value; from: Value }
  'changes.why-b.higher': { b: Value; from: Value; to: Value }
  'changes.why-m.flatter': { from: Value; to: Value }
  'changes.why-m.same': { from: Value }
  'changes.why-m.steeper': { from: Value; to: Value }
  'derive.told': { from: Value; to: Value; point: Value }
  'derive.rise': null
  'derive.run': null
  'derive.quotient': null
  'derive.equation': null
  'derive.label.rise': null
  'derive.label.run': null
  'derive.label.quotient': null
  'derive.label.equation': null
  'derive.look.rise': { from: Value }
  'derive.look.run': { from: Value }
  'derive.look.quotient': { from: Value }
  'derive.look.equation': { from: Value }
  'derive.nudge': { from: Value }
  'derive.hint': null
  'derive.sides': { from: Value; rise: Value; run: Value }
  'derive.times': { line: Value }
  'derive.so': { equation: Value }
}

export const say = defineMessages<Messages>('shapes/line-equations', { en, es })

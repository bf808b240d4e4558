// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.engineering-design': null
  'lesson.precise': null
  'lesson.weigh': null
  'lesson.combine': null
  'lesson.again': null
  'lesson.table.title': null
  'lesson.table.criterion': null
  'lesson.table.weight': null
  'lesson.table.strong': null
  'lesson.table.cost': null
  'lesson.table.total': null
  'lesson.word.criterion.word': null
  'lesson.word.criterion.meaning': null
  'lesson.word.constraint.word': null
  'lesson.word.constraint.meaning': null
  'lesson.word.trade-off.word': null
  'lesson.word.trade-off.meaning': null
  'lesson.word.matrix.word': null
  'lesson.word.matrix.meaning': null
  'lesson.word.iterate.word': null
  'lesson.word.iterate.meaning': null
  'weigh.ask-total': { design: Value }
  'weigh.ask-needed': { design: Value; criterion: Value; first: Value }
  'weigh.ask-order': null
  'weigh.label-total': null
  'weigh.label-needed': null
  'weigh.points': null
  'weigh.best': null
  'weigh.last': null
  'weigh.plain': null
  'weigh.heaviest': null
  'weigh.turned': null
  'weigh.hint': null
  'weigh.next-total': null
  'weigh.next-order': null
  'weigh.next-needed': { design: Value; first: Value }
  'weigh.so-times': null
  'weigh.so-total': { design: Value; work: Value; total: Value }
  'weigh.so-gap': { first: Value; lead: Value; design: Value; rest: Value; gap: Value }
  'weigh.so-needed': { weight: Value; needed: Value; reached: Value }
  'combine.ask': null
  'combine.rule': null
  'combine.label': { part: Value }
  'combine.design': { name: Value }
  'combine.near': null
  'combine.more': null
  'combine.less': null
  'combine.hint': null
  'combine.next': null
  'combine.next-near': null
  'next.ask': null
  'next.title': null
  'next.range': { from: Value; to: Value }
  'next.scene.windmill': null
  'next.scene.catapult': null
  'next.scene.solar': null
  'next.scene.skirt': null
  'next.scene.glider': null
  'next.scene.straw': null
  'next.x.windmill': null
  'next.x.catapult': null
  'next.x.solar': null
  'next.x.skirt': null
  'next.x.glider': null
  'next.x.straw': null
  'next.y.windmill': null
  'next.y.catapult': null
  'next.y.solar': null
  'next.y.skirt': null
  'next.y.glider': null
  'next.y.straw': null
  'next.label.range': null
  'next.label.keep': null
  'next.label.runs': null
  'next.keep.right': null
  'next.keep.one': null
  'next.keep.two': null
  'next.keep.told-one': null
  'next.keep.told-two': null
  'next.runs.right': null
  'next.runs.one': null
  'next.runs.two': null
  'next.runs.told-one': null
  'next.runs.told-two': null
  'next.highest': null
  'next.lowest': null
  'next.hint': null
  'next.next-high': null
  'next.next-low': null
  'next.so-best': { result: Value; at: Value }
  'next.so-range': { range: Value }
  'next.so-keep': null
}

export const say = defineMessages<Messages>('engineering-trade-offs', { en, es })

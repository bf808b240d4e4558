// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.systems-of-equations': null
  'why.linear-equations': null
  'lesson.what': null
  'lesson.example': { one: Value; other: Value }
  'lesson.read': null
  'lesson.check': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.relation.word': null
  'lesson.word.relation.meaning': null
  'write.label': null
  'write.given': { given: Value }
  'write.asks.relation': null
  'write.asks.trip': null
  'write.wrong.reversed': null
  'write.wrong.adds': null
  'write.wrong.keyword': null
  'write.wrong.all': null
  'write.wrong.sign': null
  'write.wrong.once': null
  'write.wrong.part': null
  'write.nudge.relation': null
  'write.nudge.trip': null
  'write.hint.relation': null
  'write.hint.trip': null
  'write.why.relation': null
  'write.why.trip': null
  'write.so': { equation: Value }
  'solve.asks': null
  'solve.label': null
  'solve.nudge': null
  'solve.hint': null
  'solve.nudge-trip': null
  'solve.hint-trip': null
  'solve.system': { system: Value }
  'solve.put': { equation: Value }
  'solve.so': { y: Value; x: Value }
  'solve.speeds': { system: Value }
  'solve.add': { equation: Value }
  'claim.said': { x: Value }
  'claim.truth': { x: Value; y: Value }
  'claim.nudge': null
  'claim.hint': null
  'claim.reversed': { who: Value }
  'claim.evenly': { who: Value }
  'claim.relation': { who: Value }
  'claim.dropped': { who: Value }
  'task.vines.told': null
  'task.vines.thing': null
  'task.vines.first': null
  'task.vines.each': null
  'task.vines.x': null
  'task.vines.value': null
  'task.vines.more': { n: Value }
  'task.vines.gap': { n: Value }
  'task.vines.change': { c: Value; n: Value }
  'task.tanks.told': null
  'task.tanks.thing': null
  'task.tanks.first': null
  'task.tanks.each': null
  'task.tanks.x': null
  'task.tanks.value': null
  'task.tanks.more': { n: Value }
  'task.tanks.gap': { n: Value }
  'task.tanks.change': { c: Value; n: Value }
  'task.balloons.told': null
  'task.balloons.thing': null
  'task.balloons.first': null
  'task.balloons.each': null
  'task.balloons.x': null
  'task.balloons.value': null
  'task.balloons.more': { n: Value }
  'task.balloons.gap': { n: Value }
  'task.balloons.change': { c: Value; n: Value }
  'task.candles.told': null
  'task.candles.thing': null
  'task.candles.first': null
  'task.candles.each': null
  'task.candles.x': null
  'task.candles.value': null
  'task.candles.more': { n: Value }
  'task.candles.gap': { n: Value }
  'task.candles.change': { c: Value; n: Value }
  'task.pools.told': null
  'task.pools.thing': null
  'task.pools.first': null
  'task.pools.each': null
  'task.pools.x': null
  'task.pools.value': null
  'task.pools.more': { n: Value }
  'task.pools.gap': { n: Value }
  'task.pools.change': { c: Value; n: Value }
  'task.planes.told': null
  'task.planes.thing': null
  'task.planes.first': null
  'task.planes.each': null
  'task.planes.x': null
  'task.planes.value': null
  'task.planes.more': { n: Value }
  'task.planes.gap': { n: Value }
  'task.planes.change': { c: Value; n: Value }
  'task.title': null
  'task.model': { lx: Value; x: Value }
  'task.same': { x: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.swaps': null
  'task.slip.sign': null
  'task.slip.mixes': null
  'task.slip.one-change': null
  'task.slip.sum': null
  'task.slip.change-only': null
  'task.slip.start': null
  'task.slip.whole': null
  'task.slip.mean': null
  'task.why.model': { equation: Value }
  'task.why.same': { equation: Value }
  'task.why.value': { equation: Value }
  'task.why.more': { equation: Value }
  'task.why.gap': { equation: Value }
  'task.why.change': { equation: Value }
}

export const say = defineMessages<Messages>('systems-word-problems', { en, es })

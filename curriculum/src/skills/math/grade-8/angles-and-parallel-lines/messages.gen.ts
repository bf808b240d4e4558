// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.angle-relationships': null
  'why.transformations': null
  'why.two-step-equations': null
  'lesson.parallel': null
  'lesson.triangle': null
  'lesson.exterior': null
  'lesson.similar': null
  'lesson.word.transversal.word': null
  'lesson.word.transversal.meaning': null
  'lesson.word.corresponding.word': null
  'lesson.word.corresponding.meaning': null
  'lesson.word.alternate.word': null
  'lesson.word.alternate.meaning': null
  'lesson.word.same-side.word': null
  'lesson.word.same-side.meaning': null
  'lesson.word.exterior-angle.word': null
  'lesson.word.exterior-angle.meaning': null
  'lesson.word.similar-word.word': null
  'lesson.word.similar-word.meaning': null
  label: null
  'told.one': { exterior: Value }
  'told.two': { exterior: Value; second: Value }
  'asks.angle': null
  'asks.exterior': null
  'slip.total': null
  'slip.stops': null
  'slip.one': null
  'slip.interior': null
  'slip.outside': null
  'slip.corner': null
  'nudge.sum': null
  'nudge.exterior': null
  'hint.third': null
  'hint.exterior': null
  'hint.remote': null
  'hint.two': null
  'steps.sum': null
  'steps.third': { one: Value; other: Value; sum: Value; key: Value }
  'steps.rule': null
  'steps.exterior': { a: Value; b: Value; key: Value }
  'steps.remote': { exterior: Value; a: Value; key: Value }
  'steps.both': { exterior: Value; c: Value; second: Value; a: Value }
  'steps.two': { c: Value; a: Value; sum: Value; key: Value }
  'cut.asks': null
  'cut.equal': null
  'cut.adds': null
  'cut.total': null
  'cut.nudge': null
  'cut.hint.vertical': null
  'cut.hint.linear': null
  'cut.hint.corresponding': null
  'cut.hint.alternate': null
  'cut.hint.same-side': null
  'cut.hint.other': null
  'cut.why.vertical': null
  'cut.why.linear': null
  'cut.why.corresponding': null
  'cut.why.alternate': null
  'cut.why.same-side': null
  'cut.why.other': null
  'cut.same': { key: Value }
  'cut.rest': { size: Value; key: Value }
  'pairs.parallel': null
  'pairs.crossed': null
  'pairs.asks': null
  'pairs.name': null
  'pairs.pair': { one: Value; other: Value }
  'pairs.equal': null
  'pairs.adds': null
  'pairs.neither': null
  'pairs.corresponding': null
  'pairs.alternate': null
  'pairs.same-side': null
  'pairs.vertical': null
  'pairs.slip.look': null
  'pairs.slip.crossed': null
  'pairs.slip.vertical': null
  'pairs.slip.linear': null
  'pairs.slip.corresponding': null
  'pairs.slip.alternate': null
  'pairs.slip.same-side': null
  'pairs.slip.other': null
  'pairs.hint.1': null
  'pairs.hint.2': null
  'pairs.hint.3': null
  'pairs.rule.1': null
  'pairs.rule.2': null
  'pairs.rule.3': null
  'pairs.so': { pair: Value; category: Value }
  'find.parallel': null
  'find.asks': { x: Value }
  'find.label': null
  'find.angle': null
  'find.hint.triangle': null
  'find.hint.same': null
  'find.hint.rest': null
  'find.equation': { equation: Value }
  'find.so': { solution: Value }
  'similar.asks': null
  'similar.two': { a: Value; b: Value; c: Value; d: Value }
  'similar.right': { a: Value; c: Value }
  'similar.isosceles': { a: Value; c: Value }
  'similar.yes': null
  'similar.no': null
  'similar.look.all': null
  'similar.look.two': null
  'similar.nudge': null
  'similar.hint': null
  'similar.rule': null
  'similar.so': { card: Value; a: Value; b: Value; c: Value }
  'similar.not': { card: Value; a: Value; b: Value; c: Value; d: Value; e: Value; f: Value }
  'mistake.told.third': { a: Value; b: Value }
  'mistake.told.exterior': { a: Value; b: Value }
  'mistake.told.remote': { exterior: Value; a: Value }
  'mistake.said': { degrees: Value }
  'mistake.truth': { degrees: Value }
  'mistake.hint': null
  'mistake.sum': { who: Value }
  'mistake.one': { who: Value }
  'mistake.interior': { who: Value }
  'mistake.outside': { who: Value }
}

export const say = defineMessages<Messages>('angles-and-parallel-lines', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.signed-numbers': null
  'lesson.stack': null
  'lesson.cuts': null
  'lesson.gaps': null
  'lesson.fossils': null
  'lesson.figure': null
  'lesson.word.relative.word': null
  'lesson.word.relative.meaning': null
  'lesson.word.fault.word': null
  'lesson.word.fault.meaning': null
  'lesson.word.dike.word': null
  'lesson.word.dike.meaning': null
  'lesson.word.erosion.word': null
  'lesson.word.erosion.meaning': null
  'lesson.word.unconformity.word': null
  'lesson.word.unconformity.meaning': null
  'lesson.word.index.word': null
  'lesson.word.index.meaning': null
  'order.scene': null
  'order.ask': null
  'order.oldest': null
  'order.youngest': null
  'order.reversed': null
  'order.check.lies-on': { younger: Value; older: Value }
  'order.check.cuts': { younger: Value; older: Value }
  'order.check.tilted': { older: Value }
  'order.check.worn-after': { older: Value; younger: Value }
  'order.check.settled-on': { younger: Value; older: Value }
  'order.hint-stack': null
  'order.hint-cut': null
  'order.hint-surface': null
  'order.so-stack': null
  'order.so-cut': null
  'order.so-surface': null
  'order.so': { list: Value }
  'pick.scene': null
  'pick.ask.oldest': null
  'pick.ask.youngest': null
  'pick.ask.after': { id: Value }
  'pick.ask.before': { id: Value }
  'pick.newspapers': null
  'pick.thick': { id: Value }
  'pick.other': { id: Value }
  'pick.hint-settle': null
  'pick.hint-first': null
  'pick.hint-from': { id: Value }
  'pick.so-upward': { list: Value }
  'pick.so.oldest': { id: Value }
  'pick.so.youngest': { id: Value }
  'pick.so.after': { from: Value; id: Value }
  'pick.so.before': { from: Value; id: Value }
  'pick.older-than': { count: number | Quantity; cut: Value }
  'pick.younger-than': { count: number | Quantity; cut: Value }
  'pick.dates': { one: Value; old: Value; other: Value; young: Value }
  'pick.dated.between': { count: number | Quantity; old: Value; young: Value }
  'pick.dated.older': { count: number | Quantity; old: Value }
  'pick.dated.younger': { count: number | Quantity; young: Value }
  'pick.other-side': null
  'pick.stray': { id: Value }
  'pick.other-side-one': { cut: Value }
  'pick.stray-one': { id: Value; cut: Value }
  'pick.hint-through': null
  'pick.hint-stop': null
  'pick.hint-sort': null
  'pick.so-through': { cut: Value; list: Value }
  'pick.so-between': { other: Value; list: Value; one: Value }
  'pick.so-above': { list: Value }
  'pick.so-pick': { list: Value }
  'match.scene': null
  'match.short-lived': null
  'match.ask': null
  'match.same-rock': { rock: Value }
  'match.same-level': null
  'match.other-fossil': { fossil: Value }
  'match.hint-fossil': null
  'match.hint-find': null
  'match.so-holds': { fossil: Value }
  'match.so-there': { id: Value }
  'match.so-same': null
  'match.so-other-rock': null
  'match.scene-three': null
  'match.ask-order': null
  'match.check-pair': { older: Value; younger: Value }
  'match.hint-start': null
  'match.hint-shared': null
  'match.so-overlap': null
  'ages.animal.trilobite': null
  'ages.animal.ammonite': null
  'ages.animal.clam': null
  'ages.animal.snail': null
  'ages.animal.coral': null
  'ages.animal.urchin': null
  'ages.title': { animal: Value }
  'ages.species': null
  'ages.from': null
  'ages.to': null
  'ages.scene': { animal: Value }
  'ages.one': { n: Value }
  'ages.two': null
  'ages.ash': { below: Value; above: Value }
  'ages.ask': { oldest: string }
  'ages.label': { oldest: string }
  'ages.unit': null
  'ages.other-end': null
  'ages.one-clue': null
  'ages.other-row': null
  'ages.hint-when': null
  'ages.hint-row': { oldest: string }
  'ages.hint-both': null
  'ages.so-one': null
  'ages.so-both': null
  'ages.so-ash': null
  'ages.so-age': { oldest: string; value: Value }
}

export const say = defineMessages<Messages>('rock-layers', { en, es })

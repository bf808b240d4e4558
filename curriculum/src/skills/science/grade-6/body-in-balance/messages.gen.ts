// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.body-systems': null
  'why.decimal-arithmetic': null
  'lesson.change': null
  'lesson.together': null
  'lesson.feedback': null
  'lesson.evidence': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.balance.word': null
  'lesson.word.balance.meaning': null
  'lesson.word.feedback.word': null
  'lesson.word.feedback.meaning': null
  'lesson.word.pulse.word': null
  'lesson.word.pulse.meaning': null
  'data.scene': null
  'data.title': null
  'data.head': null
  'data.beats': null
  'data.breaths': null
  'data.air': null
  'activity.sleep': null
  'activity.read': null
  'activity.stand': null
  'activity.sing': null
  'activity.walk': null
  'activity.dance': null
  'activity.swim': null
  'activity.cycle': null
  'activity.stairs': null
  'activity.run': null
  'doing.sleep': null
  'doing.read': null
  'doing.stand': null
  'doing.sing': null
  'doing.walk': null
  'doing.dance': null
  'doing.swim': null
  'doing.cycle': null
  'doing.stairs': null
  'doing.run': null
  'claim.beats': { one: Value; other: Value }
  'claim.breaths': { one: Value; other: Value }
  'claim.air': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-cause': { one: Value }
  'claim.no-child': { one: Value }
  'claim.no-warm': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.beats': null
  'ask.each': { one: Value }
  'ask.label-each': null
  'ask.air': { one: Value }
  'ask.label-air': null
  'ask.liters': null
  'ask.told-one': null
  'ask.told-adds': null
  'ask.told-beats': null
  'ask.hint-two': null
  'ask.hint-times': null
  'ask.so-row': { second: Value; third: Value }
  'ask.so-air': { is: string; second: Value; third: Value; value: Value }
  'order.ask-breaths': null
  'order.ask-each': null
  'order.ask-air': null
  'order.slowest': null
  'order.fastest': null
  'order.fewest': null
  'order.most': null
  'order.least-air': null
  'order.most-air': null
  'order.told-beats': null
  'order.told-each': null
  'order.told-air': null
  'order.hint-breaths': null
  'order.hint-each': null
  'order.hint-air': null
  'order.why-breaths': null
  'order.why-each': null
  'order.why-air': null
  'lab.scene': null
  'lab.pace.head': null
  'lab.pace.name': null
  'lab.pace.walk': null
  'lab.pace.jog': null
  'lab.pace.run': null
  'lab.room.head': null
  'lab.room.name': null
  'lab.music.head': null
  'lab.music.name': null
  'lab.music.none': null
  'lab.music.slow': null
  'lab.music.fast': null
  'lab.sweat': null
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('body-in-balance', { en, es })

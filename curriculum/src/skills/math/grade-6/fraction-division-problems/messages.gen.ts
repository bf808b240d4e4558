// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.divide-fractions': null
  'lesson.fits': { size: Value; quotient: Value }
  'lesson.whole': { part: Value; quotient: Value }
  'lesson.order': null
  'lesson.left': null
  'lesson.figure': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.leftover.word': null
  'lesson.word.leftover.meaning': null
  'role.asks': null
  'role.number': { its: Value }
  'role.dividend': null
  'role.divisor': null
  'role.unit': null
  'role.counts': null
  'role.turned.pieces': null
  'role.turned.whole': null
  'role.unit-wrong.pieces': null
  'role.unit-wrong.whole': null
  'role.nudge.pieces': null
  'role.nudge.whole': null
  'role.hint.pieces': null
  'role.hint.whole': null
  'role.why.pieces': { size: Value }
  'role.why.whole': { size: Value }
  'role.so': { quotient: Value; counts: Value }
  'groups.up': null
  'groups.times': { one: Value; other: Value }
  'groups.of-group': null
  'groups.count': null
  'groups.of-one': { other: Value }
  'groups.all': null
  'groups.nudge': null
  'groups.hint.full': null
  'groups.hint.left': { other: Value }
  'groups.hint.next': { other: Value }
  'groups.full': { count: Value }
  'groups.used': { equation: Value }
  'groups.left': { equation: Value; left: Value }
  'groups.next': { part: Value }
  'claim.exact': null
  'claim.said': { value: Value }
  'claim.truth': { value: Value }
  'claim.rest': { who: Value }
  'claim.times': { who: Value }
  'claim.turned': { who: Value }
  'claim.whole-times': { who: Value }
  'claim.whole-turned': { who: Value }
  'claim.both': { who: Value }
  'claim.nudge.pieces': null
  'claim.nudge.whole': null
  'task.clay.told': { who: Value; a: Value; b: Value }
  'task.clay.full': { who: Value }
  'task.clay.used': null
  'task.clay.unit': null
  'task.ribbon.told': { a: Value; b: Value }
  'task.ribbon.full': null
  'task.ribbon.used': null
  'task.ribbon.unit': null
  'task.rice.told': { a: Value; b: Value }
  'task.rice.full': null
  'task.rice.used': null
  'task.rice.unit': null
  'task.trail.told': { a: Value; b: Value }
  'task.trail.full': null
  'task.trail.used': null
  'task.trail.unit': null
  'task.soil.told': { a: Value; b: Value }
  'task.soil.full': null
  'task.soil.used': null
  'task.soil.unit': null
  'task.class.told': { a: Value; b: Value }
  'task.class.full': null
  'task.class.used': null
  'task.class.unit': null
  'task.groups': null
  'task.rest': { unit: Value }
  'task.part': null
  'task.size': { n: Value; unit: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.turned': null
  'task.slip.times': null
  'task.slip.up': null
  'task.slip.all': null
  'task.slip.whole-parts': null
  'task.slip.count': null
  'task.slip.fraction': null
  'task.slip.amount': null
  'task.slip.old': null
  'task.why.groups': { equation: Value }
  'task.why.full': { equation: Value }
  'task.why.used': { equation: Value }
  'task.why.rest': { equation: Value }
  'task.why.part': { equation: Value }
  'task.why.size': { equation: Value }
}

export const say = defineMessages<Messages>('fraction-division-problems', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'why.subtract-mixed-numbers': null
  'lesson.story': null
  'lesson.operation': null
  'lesson.tapes': { box: Value; both: Value }
  'lesson.check': { sum: Value }
  'lesson.word.tape.word': null
  'lesson.word.tape.meaning': null
  'lesson.word.difference.word': null
  'lesson.word.difference.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  'lesson.word.reasonable.word': null
  'lesson.word.reasonable.meaning': null
  'which.asks.one': null
  'which.asks.steps': null
  'which.add': null
  'which.subtract': null
  'which.steps': null
  'which.slip.both': null
  'which.slip.before': null
  'which.slip.left': null
  'which.slip.more': null
  'which.slip.rest': null
  'which.nudge': null
  'which.hint.one': null
  'which.hint.steps': null
  'which.why.both': null
  'which.why.before': null
  'which.why.left': null
  'which.why.more': null
  'which.why.rest': null
  'match.asks.expression': null
  'match.asks.value': null
  'match.stops': null
  'match.slip': null
  'match.nudge': null
  'match.hint.expression': null
  'match.hint.value': null
  'match.why.both': { equation: Value }
  'match.why.more': { equation: Value }
  'match.why.left': { equation: Value }
  'match.why.rest': { equation: Value }
  'answer.nudge.both': null
  'answer.nudge.more': null
  'answer.nudge.left': null
  'answer.nudge.rest': null
  'answer.hint.like': { pieces: Value }
  'answer.hint.unlike': { pieces: Value }
  'answer.plan.both': null
  'answer.plan.more': null
  'answer.plan.left': null
  'answer.plan.rest': null
  'answer.then': null
  'steps.nudge.longer': null
  'steps.nudge.shorter': null
  'steps.nudge.gap': null
  'steps.hint.both': null
  'steps.hint.gap': null
  'steps.first.longer': null
  'steps.first.shorter': null
  'steps.first.gap': null
  'steps.then.both': null
  'steps.then.gap': null
  'reasonable.asks': null
  'reasonable.small': null
  'reasonable.fits': null
  'reasonable.large': null
  'reasonable.slip.small': { n: Value }
  'reasonable.slip.large': { n: Value }
  'reasonable.slip.fits': null
  'reasonable.nudge': null
  'reasonable.hint.both': null
  'reasonable.hint.more': null
  'reasonable.hint.left': null
  'reasonable.hint.rest': null
  'reasonable.exact': { equation: Value }
  'reasonable.so': null
  'task.hike.told': { whole: Value; who: Value; one: Value; two: Value }
  'task.hike.sum': { who: Value }
  'task.hike.left': null
  'task.hike.apart': null
  'task.hike.third': { who: Value; more: Value }
  'task.tank.told': { whole: Value; who: Value; one: Value; two: Value }
  'task.tank.sum': null
  'task.tank.left': null
  'task.tank.apart': { who: Value }
  'task.tank.third': { who: Value; more: Value }
  'task.ribbon.told': { whole: Value; who: Value; one: Value; two: Value }
  'task.ribbon.sum': { who: Value }
  'task.ribbon.left': null
  'task.ribbon.apart': null
  'task.ribbon.third': { who: Value; more: Value }
  'task.practice.told': { who: Value; whole: Value; one: Value; two: Value }
  'task.practice.sum': { who: Value }
  'task.practice.left': null
  'task.practice.apart': null
  'task.practice.third': { who: Value; more: Value }
  'task.flour.told': { whole: Value; who: Value; one: Value; two: Value }
  'task.flour.sum': { who: Value }
  'task.flour.left': null
  'task.flour.apart': { who: Value }
  'task.flour.third': { who: Value; more: Value }
  'task.clay.told': { whole: Value; who: Value; one: Value; two: Value }
  'task.clay.sum': { who: Value }
  'task.clay.left': null
  'task.clay.apart': { who: Value }
  'task.clay.third': { who: Value; more: Value }
  'task.check': { one: Value; two: Value }
  'task.more': null
  'task.less': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.across': null
  'task.slip.minus': null
  'task.slip.plus': null
  'task.slip.first': null
  'task.slip.last': null
  'task.slip.all': null
  'task.slip.size': null
  'task.why.check': { equation: Value }
  'task.why.sum': { equation: Value }
  'task.why.left': { equation: Value }
  'task.why.apart': { equation: Value }
  'task.why.third': { equation: Value }
}

export const say = defineMessages<Messages>('fraction-word-problems', { en, es })

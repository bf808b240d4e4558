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
}

export const say = defineMessages<Messages>('fraction-word-problems', { en, es })

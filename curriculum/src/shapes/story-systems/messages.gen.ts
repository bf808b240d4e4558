// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'meaning.number': { value: Value }
  'meaning.first': null
  'meaning.second': null
  'meaning.let': { x: Value; unknown: Value; y: Value }
  'meaning.given': { point: Value }
  'meaning.asks': null
  'meaning.equal': { unknown: Value }
  'meaning.x-label': null
  'meaning.amount': null
  'meaning.y-label': null
  'meaning.before': { x: Value }
  'meaning.less-label': null
  'meaning.after': { x: Value }
  'meaning.more-label': null
  'meaning.swapped': null
  'meaning.test': null
  'meaning.test-y': null
  'meaning.start': null
  'meaning.look-less': { x: Value }
  'meaning.look-more': { x: Value }
  'meaning.nudge': null
  'meaning.nudge-find': null
  'meaning.hint': null
  'meaning.hint-compare': null
  'meaning.system': { one: Value; other: Value }
  'meaning.set': { equation: Value }
  'meaning.check': { x: Value; y: Value }
  'meaning.at': { x: Value; one: Value; two: Value }
  'meaning.true': null
  'meet.asks': null
  'meet.asks-lines': null
  'meet.is.later': null
  'meet.is.never': null
  'meet.is.past': null
  'meet.is.parallel': null
  'meet.is.positive': null
  'meet.gap': null
  'meet.ahead': null
  'meet.rates': null
  'meet.nudge': null
  'meet.hint': null
  'meet.hint-ahead': null
  'meet.why.later': { told: Value; gap: Value; equation: Value; x: Value }
  'meet.why.past': { told: Value; gap: Value; equation: Value; x: Value }
  'meet.why.parallel': { told: Value; gap: Value; equation: Value }
  'meet.answer': { list: Value }
  'meet.placed': { told: Value; is: Value }
  'choose.let': { x: Value; first: Value; y: Value; second: Value }
  'choose.prices': { x: Value; first: Value; y: Value; second: Value }
  'choose.asks': null
  'choose.reversed': null
  'choose.swapped': null
  'choose.keyword': null
  'choose.total': null
  'choose.worth': null
  'choose.mixed': null
  'choose.missed': null
  'choose.nudge': null
  'choose.hint': { x: Value; y: Value }
  'choose.so': { system: Value }
  'choose.facts': null
}

export const say = defineMessages<Messages>('shapes/story-systems', { en, es })

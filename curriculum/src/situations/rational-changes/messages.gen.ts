// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'weather.end': { start: Value; way: string; size: Value; n: Value }
  'weather.rate': { start: Value; n: Value; end: Value }
  'weather.start': { way: string; size: Value; n: Value; end: Value }
  'weather.times': { start: Value; way: string; size: Value; end: Value }
  'freezer.end': { start: Value; way: string; size: Value; n: Value }
  'freezer.rate': { start: Value; n: Value; end: Value }
  'freezer.start': { way: string; size: Value; n: Value; end: Value }
  'freezer.times': { start: Value; way: string; size: Value; end: Value }
  'diver.end': { who: Value; start: Value; size: Value; way: string; n: Value }
  'diver.rate': { who: Value; start: Value; n: Value; end: Value }
  'diver.start': { who: Value; n: Value; size: Value; way: string; end: Value }
  'diver.times': { who: Value; start: Value; size: Value; way: string; end: Value }
  'river.end': { start: Value; way: string; size: Value; n: Value }
  'river.rate': { start: Value; n: Value; end: Value }
  'river.start': { n: Value; way: string; size: Value; end: Value }
  'river.times': { start: Value; way: string; size: Value; end: Value }
  'tide.end': { start: Value; way: string; size: Value; n: Value }
  'tide.rate': { start: Value; n: Value; end: Value }
  'tide.start': { way: string; size: Value; n: Value; end: Value }
  'tide.times': { start: Value; way: string; size: Value; end: Value }
  'account.end': { who: Value; start: Value; way: string; size: Value; n: Value }
  'account.rate': { who: Value; start: Value; n: Value; end: Value }
  'account.start': { who: Value; n: Value; way: string; size: Value; end: Value }
  'account.times': { who: Value; start: Value; way: string; size: Value; end: Value }
  'balloon.end': { start: Value; way: string; size: Value; n: Value }
  'balloon.rate': { start: Value; n: Value; end: Value }
  'balloon.start': { n: Value; way: string; size: Value; end: Value }
  'balloon.times': { start: Value; way: string; size: Value; end: Value }
  'mine.end': { start: Value; size: Value; way: string; n: Value }
  'mine.rate': { start: Value; n: Value; end: Value }
  'mine.start': { size: Value; way: string; n: Value; end: Value }
  'mine.times': { start: Value; size: Value; way: string; end: Value }
  'quiz.end': { who: Value; start: Value; way: string; size: Value; n: Value }
  'quiz.rate': { who: Value; start: Value; n: Value; end: Value }
  'quiz.start': { who: Value; way: string; size: Value; n: Value; end: Value }
  'quiz.times': { who: Value; start: Value; way: string; size: Value; end: Value }
  'unit.fahrenheit': null
  'unit.celsius': null
  'unit.feet': null
  'unit.inches': null
  'unit.meters': null
  'unit.dollars': null
  'unit.points': null
  'unit.hours': null
  'unit.minutes': null
  'unit.days': null
  'unit.weeks': null
  'unit.seconds': null
  'unit.answers': null
  'answer.fahrenheit': { n: Value }
  'answer.celsius': { n: Value }
  'answer.feet': { n: Value }
  'answer.inches': { n: Value }
  'answer.meters': { n: Value }
  'answer.dollars': { n: Value }
  'answer.points': { n: Value }
  'answer.hours': { n: Value }
  'answer.minutes': { n: Value }
  'answer.days': { n: Value }
  'answer.weeks': { n: Value }
  'answer.seconds': { n: Value }
  'answer.answers': { n: Value }
}

export const say = defineMessages<Messages>('situations/rational-changes', { en, es })

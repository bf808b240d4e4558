// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'weather.change': { start: Value; way: string; size: Value }
  'weather.apart': { start: Value; end: Value }
  'weather.back': { size: Value; more: Value; end: Value }
  'mars.change': { start: Value; way: string; size: Value }
  'mars.apart': { start: Value; end: Value }
  'mars.back': { size: Value; more: Value; end: Value }
  'river.change': { start: Value; way: string; size: Value }
  'river.apart': { start: Value; end: Value }
  'river.back': { size: Value; more: Value; end: Value }
  'submarine.change': { start: Value; way: string; size: Value }
  'submarine.apart': { end: Value; start: Value }
  'submarine.back': { size: Value; more: Value; end: Value }
  'hike.change': { start: Value; size: Value; way: string }
  'hike.apart': { start: Value; end: Value }
  'hike.back': { who: Value; size: Value; more: Value; end: Value }
  'account.change': { who: Value; start: Value; way: string; size: Value }
  'account.apart': { who: Value; start: Value; end: Value }
  'account.back': { who: Value; size: Value; more: Value; end: Value }
  'quiz.change': { who: Value; start: Value; way: string; size: Value }
  'quiz.apart': { who: Value; end: Value; friend: Value; start: Value }
  'quiz.back': { who: Value; size: Value; more: Value; end: Value }
  'golf.change': { who: Value; start: Value; size: Value; way: string }
  'golf.apart': { who: Value; start: Value; friend: Value; end: Value }
  'golf.back': { who: Value; size: Value; more: Value; end: Value }
  'charge.change': { start: Value; way: string; size: Value }
  'charge.apart': { end: Value; start: Value }
  'charge.back': { size: Value; more: Value; end: Value }
  'unit.fahrenheit': null
  'unit.celsius': null
  'unit.feet': null
  'unit.dollars': null
  'unit.points': null
  'unit.strokes': null
  'unit.units': null
  'answer.fahrenheit': { n: Value }
  'answer.celsius': { n: Value }
  'answer.feet': { n: Value }
  'answer.dollars': { n: Value }
  'answer.points': { n: Value }
  'answer.strokes': { n: Value }
  'answer.units': { n: Value }
}

export const say = defineMessages<Messages>('situations/signed-changes', { en, es })

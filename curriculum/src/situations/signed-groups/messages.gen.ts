// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'weather.total': { size: Value; n: Value }
  'weather.each': { n: Value; total: Value }
  'weather.ago': { way: string; size: Value; n: Value }
  'freezer.total': { size: Value; n: Value }
  'freezer.each': { n: Value; total: Value }
  'freezer.ago': { way: string; size: Value; n: Value }
  'diver.total': { who: Value; size: Value; n: Value }
  'diver.each': { who: Value; n: Value; total: Value }
  'diver.ago': { who: Value; size: Value; n: Value }
  'mine.total': { size: Value; n: Value }
  'mine.each': { n: Value; total: Value }
  'mine.ago': { size: Value; n: Value }
  'hike.total': { size: Value; n: Value }
  'hike.each': { n: Value; total: Value }
  'hike.ago': { who: Value; size: Value; way: string; n: Value }
  'drone.total': { size: Value; n: Value }
  'drone.each': { n: Value; total: Value }
  'drone.ago': { way: string; size: Value; n: Value }
  'river.total': { size: Value; n: Value }
  'river.each': { n: Value; total: Value }
  'river.ago': { way: string; size: Value; n: Value }
  'account.total': { who: Value; size: Value; n: Value }
  'account.each': { who: Value; n: Value; total: Value }
  'account.ago': { who: Value; size: Value; n: Value }
  'game.total': { who: Value; size: Value; n: Value }
  'game.each': { who: Value; n: Value; total: Value }
  'game.ago': { who: Value; way: string; size: Value; n: Value }
  'football.total': { size: Value; n: Value }
  'football.each': { n: Value; total: Value }
  'football.ago': { way: string; size: Value; n: Value }
  'unit.fahrenheit': null
  'unit.celsius': null
  'unit.feet': null
  'unit.meters': null
  'unit.inches': null
  'unit.dollars': null
  'unit.points': null
  'unit.yards': null
  'answer.fahrenheit': { n: Value }
  'answer.celsius': { n: Value }
  'answer.feet': { n: Value }
  'answer.meters': { n: Value }
  'answer.inches': { n: Value }
  'answer.dollars': { n: Value }
  'answer.points': { n: Value }
  'answer.yards': { n: Value }
}

export const say = defineMessages<Messages>('situations/signed-groups', { en, es })

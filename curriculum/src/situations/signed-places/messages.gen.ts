// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'towns.told': null
  'towns.low': null
  'towns.high': null
  'mountain.told': null
  'mountain.low': null
  'mountain.high': null
  'mars.told': null
  'mars.low': null
  'mars.high': null
  'trail.told': null
  'trail.low': null
  'trail.high': null
  'account.told': null
  'account.low': null
  'account.high': null
  'golf.told': null
  'golf.low': null
  'golf.high': null
  'quiz.told': null
  'quiz.low': null
  'quiz.high': null
  'elevator.told': null
  'elevator.low': null
  'elevator.high': null
  'football.told': null
  'football.low': null
  'football.high': null
  'tide.told': null
  'tide.low': null
  'tide.high': null
  'robot.told': null
  'robot.low': null
  'robot.high': null
  'lap.told': null
  'lap.low': null
  'lap.high': null
  'value.fahrenheit': { n: Value }
  'value.celsius': { n: Value }
  'value.feet': { n: Value }
  'value.meters': { n: Value }
  'value.dollars': { n: Value }
  'value.plain': { n: Value }
  'value.yards': { n: Value }
  'value.seconds': { n: Value }
}

export const say = defineMessages<Messages>('situations/signed-places', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gym.sum': { letter: Value; one: Value; other: Value }
  'gym.difference': { letter: Value; one: Value; other: Value }
  'gym.part': { letter: Value; one: Value; other: Value }
  'savings.sum': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'savings.difference': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'savings.part': { letter: Value; who: Value; friend: Value; one: Value; other: Value }
  'game.sum': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'game.difference': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'game.part': { letter: Value; who: Value; friend: Value; one: Value; other: Value }
  'garden.sum': { one: Value; other: Value }
  'garden.difference': { one: Value; other: Value }
  'garden.part': { one: Value; other: Value }
  'rope.sum': { one: Value; other: Value }
  'rope.difference': { one: Value; other: Value }
  'rope.part': { one: Value; other: Value }
  'pages.sum': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'pages.difference': { letter: Value; who: Value; one: Value; friend: Value; other: Value }
  'pages.part': { letter: Value; who: Value; friend: Value; one: Value; other: Value }
  'tickets.sum': { letter: Value; one: Value; other: Value }
  'tickets.difference': { letter: Value; one: Value; other: Value }
  'tickets.part': { letter: Value; one: Value; other: Value }
  'tanks.sum': { letter: Value; one: Value; other: Value }
  'tanks.difference': { letter: Value; one: Value; other: Value }
  'tanks.part': { letter: Value; one: Value; other: Value }
  'trains.sum': { letter: Value; one: Value; other: Value }
  'trains.difference': { letter: Value; one: Value; other: Value }
  'trains.part': { letter: Value; one: Value; other: Value }
  'apples.sum': { letter: Value; one: Value; other: Value }
  'apples.difference': { letter: Value; one: Value; other: Value }
  'apples.part': { one: Value; other: Value }
}

export const say = defineMessages<Messages>('situations/letter-pairs', { en, es })

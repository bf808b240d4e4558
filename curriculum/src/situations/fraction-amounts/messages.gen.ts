// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'trail.both': { who: Value; one: Value; other: Value }
  'trail.left': { one: Value; who: Value; other: Value }
  'trail.more': { who: Value; one: Value; other: Value }
  'trail.before': { who: Value; one: Value; other: Value }
  'trail.rest': { whole: Value; who: Value; one: Value; other: Value }
  'flour.both': { who: Value; one: Value; other: Value }
  'flour.left': { who: Value; one: Value; other: Value }
  'flour.more': { who: Value; one: Value; other: Value }
  'flour.before': { who: Value; one: Value; other: Value }
  'flour.rest': { who: Value; whole: Value; one: Value; other: Value }
  'ribbon.both': { who: Value; one: Value; other: Value }
  'ribbon.left': { one: Value; who: Value; other: Value }
  'ribbon.more': { who: Value; one: Value; other: Value }
  'ribbon.before': { who: Value; one: Value; other: Value }
  'ribbon.rest': { whole: Value; who: Value; one: Value; other: Value }
  'board.both': { who: Value; one: Value; other: Value }
  'board.left': { one: Value; who: Value; other: Value }
  'board.more': { who: Value; one: Value; other: Value }
  'board.before': { who: Value; one: Value; other: Value }
  'board.rest': { whole: Value; who: Value; one: Value; other: Value }
  'berries.both': { who: Value; one: Value; other: Value }
  'berries.left': { who: Value; one: Value; other: Value }
  'berries.more': { who: Value; one: Value; other: Value }
  'berries.before': { who: Value; one: Value; other: Value }
  'berries.rest': { who: Value; whole: Value; one: Value; other: Value }
  'practice.both': { who: Value; one: Value; other: Value }
  'practice.left': { who: Value; one: Value; other: Value }
  'practice.more': { who: Value; one: Value; other: Value }
  'practice.before': { who: Value; one: Value; other: Value }
  'practice.rest': { who: Value; whole: Value; one: Value; other: Value }
  'paint.both': { who: Value; one: Value; other: Value }
  'paint.left': { one: Value; who: Value; other: Value }
  'paint.more': { who: Value; one: Value; other: Value }
  'paint.before': { who: Value; one: Value; other: Value }
  'paint.rest': { whole: Value; who: Value; one: Value; other: Value }
  'rain.both': { who: Value; one: Value; other: Value }
  'rain.left': { who: Value; one: Value; other: Value }
  'rain.more': { who: Value; one: Value; other: Value }
  'rain.before': { who: Value; one: Value; other: Value }
  'rain.rest': { who: Value; whole: Value; one: Value; other: Value }
  'juice.both': { who: Value; one: Value; other: Value }
  'juice.left': { one: Value; who: Value; other: Value }
  'juice.more': { who: Value; one: Value; other: Value }
  'juice.before': { who: Value; one: Value; other: Value }
  'juice.rest': { whole: Value; who: Value; one: Value; other: Value }
}

export const say = defineMessages<Messages>('situations/fraction-amounts', { en, es })

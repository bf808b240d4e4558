// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'trail.part': { amount: Value; who: Value; factor: Value }
  'trail.rest': { amount: Value; who: Value; factor: Value }
  'trail.times': { amount: Value; who: Value; factor: Value }
  'flour.part': { amount: Value; who: Value; factor: Value }
  'flour.rest': { who: Value; amount: Value; factor: Value }
  'flour.times': { amount: Value; who: Value; factor: Value }
  'ribbon.part': { amount: Value; who: Value; factor: Value }
  'ribbon.rest': { amount: Value; who: Value; factor: Value }
  'ribbon.times': { amount: Value; factor: Value }
  'board.part': { amount: Value; who: Value; factor: Value }
  'board.rest': { amount: Value; who: Value; factor: Value }
  'board.times': { amount: Value; factor: Value }
  'berries.part': { who: Value; amount: Value; factor: Value }
  'berries.rest': { who: Value; amount: Value; factor: Value }
  'berries.times': { amount: Value; who: Value; factor: Value }
  'practice.part': { who: Value; amount: Value; factor: Value }
  'practice.rest': { who: Value; amount: Value; factor: Value }
  'practice.times': { who: Value; amount: Value; factor: Value }
  'paint.part': { who: Value; amount: Value; factor: Value }
  'paint.rest': { amount: Value; who: Value; factor: Value }
  'paint.times': { amount: Value; factor: Value }
  'rain.part': { who: Value; amount: Value; factor: Value }
  'rain.rest': { who: Value; amount: Value; factor: Value }
  'rain.times': { who: Value; amount: Value; factor: Value }
  'juice.part': { amount: Value; who: Value; factor: Value }
  'juice.rest': { amount: Value; who: Value; factor: Value }
  'juice.times': { amount: Value; factor: Value }
}

export const say = defineMessages<Messages>('situations/fraction-parts', { en, es })

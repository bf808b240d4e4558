// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ribbon: { who: Value; a: Value; b: Value }
  juice: { who: Value; a: Value; b: Value }
  relay: { a: Value; b: Value }
  clay: { who: Value; a: Value; b: Value }
  lunch: { b: Value; a: Value }
  hooks: { who: Value; a: Value; b: Value }
  bowls: { a: Value; who: Value; b: Value }
  stickers: { b: Value; who: Value; a: Value }
  laps: { b: Value; who: Value; a: Value }
  books: { a: Value; b: Value }
  rice: { a: Value; b: Value }
  rope: { a: Value; who: Value; rest: Value; b: Value }
  paint: { a: Value; who: Value; rest: Value; b: Value }
  jars: { who: Value; rest: Value; a: Value; b: Value }
  cans: { rest: Value; a: Value; who: Value; b: Value }
  fruit: { b: Value; a: Value; rest: Value }
}

export const say = defineMessages<Messages>('situations/decimal-divisions', { en, es })

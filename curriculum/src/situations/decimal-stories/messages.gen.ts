// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  trail: { who: Value; a: Value; b: Value }
  rain: { a: Value; b: Value }
  rope: { a: Value; who: Value; b: Value }
  swim: { who: Value; a: Value; b: Value }
  cheese: { a: Value; who: Value; b: Value }
  laps: { a: Value; who: Value; b: Value }
  drip: { a: Value; b: Value }
  walk: { who: Value; a: Value; b: Value }
  tape: { who: Value; a: Value; b: Value }
  stones: { a: Value; b: Value }
  beans: { a: Value; who: Value; b: Value }
  juice: { a: Value; b: Value; who: Value }
  gas: { who: Value; a: Value; b: Value }
  change: { a: Value; who: Value; b: Value; rest: Value }
  planks: { rest: Value; who: Value; b: Value; a: Value }
  boxes: { rest: Value; who: Value; b: Value; a: Value }
  taxi: { rest: Value; a: Value; who: Value; b: Value }
}

export const say = defineMessages<Messages>('situations/decimal-stories', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  bars: { m: Value; a: Value; n: Value; b: Value }
  'second-jump': { pieces: Value; first: Value; last: Value }
  'shared.bars': { count: Value; parts: Value }
  'shared.circles': { count: Value; parts: Value }
  'count-up.read': { from: Value; to: Value; pieces: Value; start: Value; low: Value; high: Value; end: Value }
  'count-up.length': { start: Value; end: Value; low: Value; first: Value; high: Value; wholes: Value; last: Value }
  'count-up.start': { first: Value; wholes: Value; last: Value; end: Value }
}

export const say = defineMessages<Messages>('figures/fraction-figure', { en, es })

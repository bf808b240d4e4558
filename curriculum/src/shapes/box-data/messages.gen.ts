// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  least: null
  lower: null
  median: null
  upper: null
  greatest: null
  'asks.list': null
  'asks.dots': null
  'middle-out': null
  'not-in-order': null
  'other-end': null
  'other-half': null
  mean: null
  halfway: null
  'nudge.1': null
  'nudge.2': null
  'nudge.3': null
  'hint.odd': { half: Value }
  'hint.even': { half: Value }
  order: { list: Value }
  'so-median': { median: Value }
  'so-lower': { list: Value; lower: Value }
  'so-upper': { list: Value; upper: Value }
  'clue.least': { n: Value }
  'clue.lower': { n: Value }
  'clue.median': { n: Value }
  'clue.upper': { n: Value }
  'clue.greatest': { n: Value }
  'clue.range': { n: Value }
  'clue.iqr': { n: Value }
  'draw.clues': { title: Value }
  'draw.asks': null
  'draw.dots': null
  'draw.equal': null
  'draw.spread': null
  'draw.ends': null
  'draw.no-whiskers': null
  'draw.nudge.1': null
  'draw.nudge.2': null
  'draw.nudge.3': null
  'draw.hint.box': null
  'draw.hint.spreads': null
  'draw.hint.data': null
  'draw.so-range': { a: Value; range: Value; e: Value }
  'draw.so-iqr': { b: Value; iqr: Value; d: Value }
  'draw.so': { a: Value; e: Value; b: Value; d: Value; c: Value }
  'draw.parts': null
  'hidden.list': { list: Value }
  'hidden.asks.range': { n: Value }
  'hidden.asks.median': { n: Value }
  'hidden.asks.iqr': { n: Value }
  'hidden.label': null
  'hidden.is-range': null
  'hidden.next': null
  'hidden.direction': null
  'hidden.is-median': null
  'hidden.too-near': null
  'hidden.is-iqr': null
  'hidden.from-end': null
  'hidden.from-median': null
  'hidden.nudge.range': null
  'hidden.nudge.median': null
  'hidden.nudge.iqr': null
  'hidden.hint.least': { kept: Value }
  'hidden.hint.greatest': { kept: Value }
  'hidden.hint.lower': { kept: Value }
  'hidden.hint.upper': { kept: Value }
  'hidden.hint.median': { before: Value; c: Value }
  'hidden.so-middle': { c: Value; before: Value; gap: Value }
  'hidden.so-up': { c: Value; gap: Value; key: Value }
  'hidden.so-down': { kept: Value; spread: Value; key: Value }
  'hidden.so-add': { kept: Value; spread: Value; key: Value }
  'change.one': { old: Value; fresh: Value }
  'change.all': { by: Value }
  'change.asks': null
  'change.yes': null
  'change.no': null
  'change.least': null
  'change.lower': null
  'change.median': null
  'change.upper': null
  'change.greatest': null
  'change.range': null
  'change.iqr': null
  'change.look.range': null
  'change.look.iqr': null
  'change.look.median': null
  'change.look.end': null
  'change.look.quartile': null
  'change.nudge.one': null
  'change.nudge.all': null
  'change.hint': null
  'change.now': { list: Value }
  'change.before': { five: Value; range: Value; iqr: Value }
  'change.after': { five: Value; range: Value; iqr: Value }
  'claim.said.median': { got: Value }
  'claim.said.lower': { got: Value }
  'claim.said.iqr': { got: Value }
  'claim.truth.median': { key: Value }
  'claim.truth.lower': { key: Value }
  'claim.truth.iqr': { key: Value }
  'claim.order': { who: Value }
  'claim.range': { who: Value }
  'claim.half-range': { who: Value }
  'claim.mean': { who: Value }
  'claim.median': { who: Value }
  'claim.nudge': null
  'claim.quartiles': { lower: Value; upper: Value; iqr: Value }
  'claim.halfway.median': { who: Value }
  'claim.halfway.lower': { who: Value }
  'part.one': { title: Value }
  'part.two': { title: Value }
  'part.asks.lowest': null
  'part.asks.highest': null
  'part.asks.below': null
  'part.asks.above': null
  'part.asks.closest': null
  'part.asks.spread': null
  'part.opposite': null
  'part.other-side': null
  'part.compare': null
  'part.count': null
  'part.nudge': null
  'part.hint.length': null
  'part.hint.place': null
  'part.quarter': null
  'part.so.closest': { from: Value; to: Value; length: Value }
  'part.so.spread': { from: Value; to: Value; length: Value }
  'part.so.place': { from: Value; to: Value }
}

export const say = defineMessages<Messages>('shapes/box-data', { en, es })

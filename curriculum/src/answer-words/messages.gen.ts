// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  point: { at: Value }
  ray: { from: Value; towards: string; end: string }
  interval: { from: Value; start: string; to: Value; end: string }
  line: { points: Value }
  segment: { from: Value; to: Value }
  polygon: { points: Value }
  parabola: { vertex: Value; other: Value }
  'absolute-value': { vertex: Value; other: Value }
  exponential: { points: Value }
  each: { list: Value }
  bin: { from: Value; to: Value }
  minimum: { value: Value }
  'lower-quartile': { value: Value }
  median: { value: Value }
  'upper-quartile': { value: Value }
  maximum: { value: Value }
  none: null
  'no-solution': null
}

export const say = defineMessages<Messages>('answer-words', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  arrows: { start: Value; middle: Value; end: Value }
  point: { label: Value; at: Value }
  one: { one: Value }
  two: { one: Value; other: Value }
  unnumbered: { far: Value }
  'sum.first': null
  'sum.second': null
  'sum.total': null
  'sum.way': null
  'sum.length': null
  'sum.end': null
}

export const say = defineMessages<Messages>('figures/signed-line', { en, es })

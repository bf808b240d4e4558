// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.count': { size: Value }
  'nudge.range': null
  'nudge.few': null
  'nudge.group': { size: Value }
  'nudge.total': null
  'nudge.goal': null
  'nudge.share': null
  'nudge.moved': null
  'hint.more': { size: Value }
  'hint.less': { size: Value }
  'hint.exactly': { size: Value }
  'hint.least': { size: Value }
  'hint.range': { pieces: Value }
  'hint.few': { pieces: Value }
  'hint.group': { size: Value }
  'hint.total': { pieces: Value }
  'hint.goal': null
  'hint.share': { pieces: Value }
  'hint.moved': { pieces: Value }
  'first.more': { size: Value }
  'first.less': { size: Value }
  'first.exactly': { size: Value }
  'first.least': { size: Value }
  'first.range': { high: Value; low: Value }
  'first.few': { n: Value; columns: Value }
  'first.group': { n: Value; size: Value }
  'first.total': { columns: Value }
  'first.told': { n: Value; told: Value }
  'so.count': { n: Value }
  'so.range': { difference: Value }
  'so.group': { times: Value }
  'so.total': { pieces: Value; counted: Value; sum: Value }
  'so.goal': { left: Value }
  'so.share': { pieces: Value; work: Value; each: Value }
  'so.moved': { high: Value; out: Value }
}

export const say = defineMessages<Messages>('solutions/line-plots', { en, es })

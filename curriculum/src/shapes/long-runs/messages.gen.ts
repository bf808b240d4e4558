// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'told.thumbtack': { who: Value }
  'told.cup': { who: Value }
  'told.lid': { who: Value }
  'told.block': { who: Value }
  'told.bead': { who: Value }
  best: null
  block: { block: Value }
  title: null
  trials: null
  hits: null
  label: null
  count: null
  'slip.few': { n: Value }
  'slip.rest': null
  'slip.all': { before: Value }
  'slip.whole': null
  'nudge.best': null
  'nudge.block': null
  'hint.best': null
  'hint.block': null
  most: { n: Value }
  minus: { n: Value; before: Value; block: Value; k: Value; hits: Value; inBlock: Value }
  divide: { k: Value; n: Value; part: Value }
  'next.coin': { who: Value; n: Value; k: Value; m: Value }
  'next.cube': { who: Value; n: Value; k: Value; m: Value }
  'next.spinner': { who: Value; n: Value; k: Value; m: Value }
  'next.cards': { who: Value; n: Value; k: Value; m: Value }
  'next.balance': null
  'next.few': { n: Value }
  'next.nudge': null
  'next.hint': { parts: Value; m: Value }
  'next.why': { n: Value }
  'next.so': { m: Value; parts: Value; key: Value }
}

export const say = defineMessages<Messages>('shapes/long-runs', { en, es })

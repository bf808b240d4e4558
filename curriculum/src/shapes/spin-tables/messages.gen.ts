// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  probability: null
  so: { good: Value; all: Value }
  'spin.told': { across: Value; down: Value }
  'spin.rule.sum': null
  'spin.rule.product': null
  'spin.rule.larger': null
  'spin.rule.difference': null
  'spin.asks': null
  'spin.corner': null
  'spin.cell': { column: Value }
  'spin.other': null
  'spin.nudge': null
  'spin.hint.sum': null
  'spin.hint.product': null
  'spin.hint.larger': null
  'spin.hint.difference': null
  'spin.so': { all: Value }
  'spin.title.sum': null
  'spin.title.product': null
  'spin.title.larger': null
  'spin.title.difference': null
  'spin.table': { across: Value; rows: Value }
  'spin.row': { left: Value; results: Value }
  'spin.event.is': { k: Value }
  'spin.event.least': { k: Value }
  'spin.event.even': null
  'spin.kinds': null
  'spin.part': null
  'spin.one': null
  'spin.nudge-chance': null
  'spin.hint-chance': null
  'spin.so-good': { good: Value }
}

export const say = defineMessages<Messages>('shapes/spin-tables', { en, es })

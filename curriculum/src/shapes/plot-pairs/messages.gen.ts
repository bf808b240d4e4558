// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pairs.asks': { one: Value; other: Value }
  'pairs.nudge': null
  'pairs.hint': { one: Value; x: Value }
  way: { point: Value; x: Value; y: Value }
  'rows.title': null
  'rows.table': { x: Value; y: Value; rows: Value }
  'rows.row': { left: Value; high: Value }
  'rows.asks': null
  'rows.nudge': null
  'rows.hint': { step: Value }
  'rows.pairs': { list: Value }
  'rows.scale': { step: Value }
  named: { name: Value; point: Value }
  'corners.fourth': { list: Value }
  'corners.opposite': { list: Value }
  'corners.square': { list: Value; side: string }
  'corners.nudge': null
  'corners.hint.square': null
  'corners.hint.other': null
  'corners.first.square': { right: Value; left: Value; width: Value; side: string }
  'corners.first.other': { left: Value; right: Value; base: Value; other: Value }
  'corners.so': { list: Value }
}

export const say = defineMessages<Messages>('shapes/plot-pairs', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  minute: null
  thing: null
  run: null
  'run-number': { run: Value }
  'time-axis': null
  graph: { series: Value }
  'graph-rows': { rows: Value }
  table: { rows: Value }
  series: { thing: Value; points: Value }
  point: { value: Value; time: Value }
  row: { name: Value; values: Value }
}

export const say = defineMessages<Messages>('shapes/display', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'clock.am': { hour: number | Quantity }
  'clock.pm': { hour: number | Quantity }
  'cell.am': { hour: Value }
  'cell.pm': { hour: Value }
  'graph-title': null
  graph: { list: Value }
  series: { town: Value; points: Value }
  point: { value: Value; time: Value }
  'hour-axis': null
  temperature: null
  time: null
  pressure: null
  wind: null
  south: null
  northwest: null
  'table-title': { town: Value }
}

export const say = defineMessages<Messages>('worlds/front-passage', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'lunches.told': { who: Value; p: Value; q: Value; result: Value }
  'lunches.unknown': null
  'kits.told': { p: Value; q: Value; result: Value }
  'kits.unknown': null
  'rows.told': { p: Value; q: Value; result: Value }
  'rows.unknown': null
  'skating.told': { p: Value; q: Value; result: Value }
  'skating.unknown': null
  'runs.told': { who: Value; p: Value; q: Value; result: Value }
  'runs.unknown': null
  'tickets.told': { q: Value; who: Value; p: Value; result: Value }
  'tickets.unknown': null
  'trays.told': { p: Value; q: Value; result: Value }
  'trays.unknown': null
  'pay.told': { who: Value; q: Value; p: Value; result: Value }
  'pay.unknown': null
  'field.told': { q: Value; result: Value }
  'field.unknown': null
  'frame.told': { q: Value; result: Value }
  'frame.unknown': null
  'triangle.told': { q: Value; result: Value }
  'triangle.unknown': null
  'weeks.told': { who: Value; q: Value; p: Value; result: Value }
  'weeks.unknown': null
}

export const say = defineMessages<Messages>('situations/group-stories', { en, es })

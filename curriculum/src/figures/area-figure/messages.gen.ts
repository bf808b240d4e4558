// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  striped: { columns: Value; across: Value; rows: Value; down: Value }
  cells: { across: Value; down: Value; columns: Value; rows: Value }
  cut: { a: Value; b: Value; c: Value; d: Value }
  'parts-widths': { height: Value; left: Value; right: Value }
  'parts-areas': { height: Value; one: Value; other: Value }
  'parts-both': { height: Value; left: Value; one: Value; right: Value; other: Value }
  'four.part': { a: Value; b: Value; c: Value; d: Value; areas: Value; w: Value; h: Value }
  'four.side': { a: Value; c: Value; d: Value; h: Value; area: Value }
  'four.rest': { a: Value; b: Value; c: Value; d: Value; w: Value; h: Value }
}

export const say = defineMessages<Messages>('figures/area-figure', { en, es })

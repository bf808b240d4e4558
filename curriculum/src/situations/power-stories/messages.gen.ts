// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'chip.total': { groups: Value; things: Value }
  'chip.each': { all: Value; groups: Value }
  'bacteria.total': { groups: Value; things: Value }
  'bacteria.each': { all: Value; groups: Value }
  'drive.total': { groups: Value; things: Value }
  'drive.each': { all: Value; groups: Value }
  'video.total': { groups: Value; things: Value }
  'video.each': { groups: Value; all: Value }
  'stars.total': { groups: Value; things: Value }
  'stars.each': { groups: Value; all: Value }
  'sand.total': { groups: Value; things: Value }
  'sand.each': { groups: Value; all: Value }
  'molecules.total': { groups: Value; things: Value }
  'molecules.each': { groups: Value; all: Value }
  'shares.total': { groups: Value; things: Value }
  'shares.each': { groups: Value; all: Value }
  'seeds.total': { groups: Value; things: Value }
  'seeds.each': { groups: Value; all: Value }
  'tiles.total': { groups: Value; things: Value }
  'tiles.each': { all: Value; groups: Value }
  'beads.total': { groups: Value; things: Value }
  'beads.each': { all: Value; groups: Value }
}

export const say = defineMessages<Messages>('situations/power-stories', { en, es })

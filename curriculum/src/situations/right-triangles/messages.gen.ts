// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  screen: { one: Value; other: Value }
  ramp: { one: Value; other: Value }
  hike: { one: Value; other: Value }
  rope: { other: Value; one: Value }
  garden: { one: Value; other: Value }
  gate: { one: Value; other: Value }
  boat: { one: Value; other: Value }
  ladder: { other: Value; one: Value }
  kite: { other: Value; one: Value }
  field: { other: Value; one: Value }
  skate: { other: Value; one: Value }
  slide: { other: Value; one: Value }
  sail: { other: Value; one: Value }
  tent: { other: Value; one: Value }
  'box.a': { long: Value; wide: Value; high: Value }
  'box.b': { long: Value; wide: Value; high: Value }
  'box.c': { long: Value; wide: Value; high: Value }
  'box.d': { long: Value; wide: Value; high: Value }
  'shortcut.a': { long: Value; wide: Value }
  'shortcut.b': { long: Value; wide: Value }
  'shortcut.c': { long: Value; wide: Value }
  'shortcut.d': { long: Value; wide: Value }
  'asks.box': null
  'asks.shortcut': null
}

export const say = defineMessages<Messages>('situations/right-triangles', { en, es })

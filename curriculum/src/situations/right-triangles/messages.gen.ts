// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'screen.told': { one: Value; other: Value }
  'ramp.told': { one: Value; other: Value }
  'hike.told': { one: Value; other: Value }
  'rope.told': { other: Value; one: Value }
  'garden.told': { one: Value; other: Value }
  'gate.told': { one: Value; other: Value }
  'boat.told': { one: Value; other: Value }
  'ladder.told': { other: Value; one: Value }
  'kite.told': { other: Value; one: Value }
  'field.told': { other: Value; one: Value }
  'skate.told': { other: Value; one: Value }
  'slide.told': { other: Value; one: Value }
  'sail.told': { other: Value; one: Value }
  'tent.told': { other: Value; one: Value }
  'box-a.told': { long: Value; wide: Value; high: Value }
  'box-b.told': { long: Value; wide: Value; high: Value }
  'box-c.told': { long: Value; wide: Value; high: Value }
  'box-d.told': { long: Value; wide: Value; high: Value }
  'shortcut-a.told': { long: Value; wide: Value }
  'shortcut-b.told': { long: Value; wide: Value }
  'shortcut-c.told': { long: Value; wide: Value }
  'shortcut-d.told': { long: Value; wide: Value }
  'asks.box': null
  'asks.shortcut': null
}

export const say = defineMessages<Messages>('situations/right-triangles', { en, es })

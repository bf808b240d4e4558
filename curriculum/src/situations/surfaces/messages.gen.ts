// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gift.told': { who: Value; a: Value; b: Value; c: Value }
  'gift.asks': { unit: Quantity | Range | Term }
  'chest.told': { who: Value; a: Value; b: Value; c: Value }
  'chest.asks': { unit: Quantity | Range | Term }
  'cushion.told': { who: Value; a: Value; b: Value; c: Value }
  'cushion.asks': { unit: Quantity | Range | Term }
  'crate.told': { a: Value; b: Value; c: Value }
  'crate.asks': { unit: Quantity | Range | Term }
  'tank.told': { a: Value; b: Value; c: Value }
  'tank.asks': { unit: Quantity | Range | Term }
  'planter.told': { who: Value; a: Value; b: Value; c: Value }
  'planter.asks': { unit: Quantity | Range | Term }
  'tray.told': { who: Value; a: Value; b: Value; c: Value }
  'tray.asks': { unit: Quantity | Range | Term }
  'pool.told': { a: Value; b: Value; c: Value }
  'pool.asks': { unit: Quantity | Range | Term }
  'room.told': { who: Value; a: Value; b: Value; c: Value }
  'room.asks': { unit: Quantity | Range | Term }
  'stage.told': { a: Value; b: Value; c: Value }
  'stage.asks': { unit: Quantity | Range | Term }
  'lantern.told': { who: Value; a: Value; b: Value; c: Value }
  'lantern.asks': { unit: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/surfaces', { en, es })

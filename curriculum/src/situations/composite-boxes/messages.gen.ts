// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  size: { length: Value; width: Value; height: Value }
  'foam.cut': { size: Value; who: Value; part: Value }
  'tank.cut': { size: Value; who: Value; part: Value }
  'cake.cut': { size: Value; who: Value; part: Value }
  'room.cut': { size: Value; who: Value; part: Value }
  'truck.cut': { size: Value; who: Value; part: Value }
  'snow.cut': { who: Value; size: Value; part: Value }
  'pool.joined': { width: Value; a: Value; low: Value; b: Value; high: Value }
  'pool.missing': { width: Value; a: Value; low: Value; b: Value; total: Value }
  'stage.joined': { who: Value; width: Value; a: Value; low: Value; b: Value; high: Value }
  'stage.missing': { who: Value; width: Value; a: Value; low: Value; b: Value; total: Value }
  'steps.joined': { who: Value; width: Value; a: Value; low: Value; b: Value; high: Value }
  'steps.missing': { who: Value; width: Value; a: Value; low: Value; b: Value; total: Value }
  'house.joined': { width: Value; a: Value; low: Value; b: Value; high: Value }
  'house.missing': { width: Value; a: Value; low: Value; b: Value; total: Value }
  'planter.joined': { who: Value; width: Value; a: Value; low: Value; b: Value; high: Value }
  'planter.missing': { who: Value; width: Value; a: Value; low: Value; b: Value; total: Value }
}

export const say = defineMessages<Messages>('situations/composite-boxes', { en, es })

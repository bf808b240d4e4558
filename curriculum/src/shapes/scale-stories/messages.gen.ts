// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'photo.told': { n: Value }
  'photo.less': null
  'photo.same': null
  'photo.more': null
  'robot.told': { n: Value }
  'robot.less': null
  'robot.same': null
  'robot.more': null
  'hike.told': { n: Value }
  'hike.less': null
  'hike.same': null
  'hike.more': null
  'savings.told': { n: Value }
  'savings.less': null
  'savings.same': null
  'savings.more': null
  'map.told': { n: Value }
  'map.less': null
  'map.same': null
  'map.more': null
  'shadow.told': { n: Value }
  'shadow.less': null
  'shadow.same': null
  'shadow.more': null
  'snow.told': { n: Value }
  'snow.less': null
  'snow.same': null
  'snow.more': null
  'bike.told': { n: Value }
  'bike.less': null
  'bike.same': null
  'bike.more': null
  'tank.told': { n: Value }
  'tank.less': null
  'tank.same': null
  'tank.more': null
  'kite.told': { n: Value }
  'kite.less': null
  'kite.same': null
  'kite.more': null
  'asks.one': null
  'asks.two': null
  first: null
  grows: null
  shrinks: null
  slip: null
  nudge: null
  'hint.one': null
  'hint.two': null
  'why.one.less': { factor: Value }
  'why.one.same': { factor: Value }
  'why.one.more': { factor: Value }
  'why.two.less': { card: Value; product: Value }
  'why.two.same': { card: Value; product: Value }
  'why.two.more': { card: Value; product: Value }
}

export const say = defineMessages<Messages>('shapes/scale-stories', { en, es })

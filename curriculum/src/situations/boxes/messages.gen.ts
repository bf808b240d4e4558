// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'bed.told': { who: Value }
  'bed.ask': null
  'bed.two': { who: Value }
  'bed.ask-two': null
  'sandbox.told': { who: Value }
  'sandbox.ask': null
  'sandbox.two': { who: Value }
  'sandbox.ask-two': null
  'tank.told': { who: Value }
  'tank.ask': null
  'tank.two': { who: Value }
  'tank.ask-two': null
  'planter.told': { who: Value }
  'planter.ask': null
  'planter.two': { who: Value }
  'planter.ask-two': null
  'ice.told': { who: Value }
  'ice.ask': null
  'ice.two': { who: Value }
  'ice.ask-two': null
  'foam.told': { who: Value }
  'foam.ask': null
  'foam.two': { who: Value }
  'foam.ask-two': null
  'statue.told': { who: Value }
  'statue.ask': null
  'statue.two': { who: Value }
  'statue.ask-two': null
  'drawer.told': { who: Value }
  'drawer.ask': null
  'drawer.two': { who: Value }
  'drawer.ask-two': null
  'in-parts.edges': { length: Value; width: Value; height: Value }
  'in-parts.first': { length: Value; width: Value; height: Value }
  'in-parts.second': { length: Value; width: Value; height: Value }
  'in-parts.pack': { length: Value; width: Value; height: Value }
  edges: { length: Value; width: Value; height: Value }
  first: { length: Value; width: Value; height: Value }
  second: { length: Value; width: Value; height: Value }
  'pack.told': { who: Value; kind: Value; edge: Value }
  'pack.edges': { length: Value; width: Value; height: Value }
  'pack.ask': null
  'pack.blocks': null
  'pack.candles': null
  'pack.soaps': null
  'pack.puzzles': null
  'pack.gifts': null
  'pack.clay': null
}

export const say = defineMessages<Messages>('situations/boxes', { en, es })

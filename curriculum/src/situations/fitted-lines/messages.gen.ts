// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  'points-and-line': { x: Value; y: Value; points: Value; from: Value; to: Value }
  line: { line: Value; x: Value; y: Value }
  named: { x: Value; y: Value }
  'pizza.about': null
  'pizza.x': null
  'pizza.y': null
  'pizza.rate': { size: Value }
  'pizza.start': { start: Value }
  'pizza.more': { d: Value }
  'pizza.back': { change: Value }
  'pizza.at': { x: Value }
  'puppy.about': null
  'puppy.x': null
  'puppy.y': null
  'puppy.rate': { size: Value }
  'puppy.start': { start: Value }
  'puppy.more': { d: Value }
  'puppy.back': { change: Value }
  'puppy.at': { x: Value }
  'candle.about': null
  'candle.x': null
  'candle.y': null
  'candle.rate': { size: Value }
  'candle.start': { start: Value }
  'candle.more': { d: Value }
  'candle.back': { change: Value }
  'candle.at': { x: Value }
  'lake.about': null
  'lake.x': null
  'lake.y': null
  'lake.rate': { size: Value }
  'lake.start': { start: Value }
  'lake.more': { d: Value }
  'lake.back': { change: Value }
  'lake.at': { x: Value }
  'drinks.about': null
  'drinks.x': null
  'drinks.y': null
  'drinks.rate': { size: Value }
  'drinks.start': { start: Value }
  'drinks.more': { d: Value }
  'drinks.back': { change: Value }
  'drinks.at': { x: Value }
  'bus.about': null
  'bus.x': null
  'bus.y': null
  'bus.rate': { size: Value }
  'bus.start': { start: Value }
  'bus.more': { d: Value }
  'bus.back': { change: Value }
  'bus.at': { x: Value }
  'backpack.about': null
  'backpack.x': null
  'backpack.y': null
  'backpack.rate': { size: Value }
  'backpack.start': { start: Value }
  'backpack.more': { d: Value }
  'backpack.back': { change: Value }
  'backpack.at': { x: Value }
  'shirts.about': null
  'shirts.x': null
  'shirts.y': null
  'shirts.rate': { size: Value }
  'shirts.start': { start: Value }
  'shirts.more': { d: Value }
  'shirts.back': { change: Value }
  'shirts.at': { x: Value }
  'flights.about': null
  'flights.x': null
  'flights.y': null
  'flights.rate': { size: Value }
  'flights.start': { start: Value }
  'flights.more': { d: Value }
  'flights.back': { change: Value }
  'flights.at': { x: Value }
  'typing.about': null
  'typing.x': null
  'typing.y': null
  'typing.rate': { size: Value }
  'typing.start': { start: Value }
  'typing.more': { d: Value }
  'typing.back': { change: Value }
  'typing.at': { x: Value }
  'tomatoes.about': null
  'tomatoes.x': null
  'tomatoes.y': null
  'tomatoes.rate': { size: Value }
  'tomatoes.start': { start: Value }
  'tomatoes.more': { d: Value }
  'tomatoes.back': { change: Value }
  'tomatoes.at': { x: Value }
}

export const say = defineMessages<Messages>('situations/fitted-lines', { en, es })

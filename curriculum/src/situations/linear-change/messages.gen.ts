// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'savings.about': { who: Value }
  'savings.told': { who: Value; start: Value; rate: Value }
  'savings.after': { x: Value; who: Value; y: Value }
  'savings.x': null
  'savings.y': null
  'savings.start': { who: Value }
  'savings.when': { who: Value; y: Value }
  'bikes.about': null
  'bikes.told': { start: Value; rate: Value }
  'bikes.after': { x: Value; y: Value }
  'bikes.x': null
  'bikes.y': null
  'bikes.start': null
  'bikes.when': { y: Value }
  'taxi.about': null
  'taxi.told': { start: Value; rate: Value }
  'taxi.after': { x: Value; y: Value }
  'taxi.x': null
  'taxi.y': null
  'taxi.start': null
  'taxi.when': { y: Value }
  'bamboo.about': null
  'bamboo.told': { start: Value; rate: Value }
  'bamboo.after': { x: Value; y: Value }
  'bamboo.x': null
  'bamboo.y': null
  'bamboo.start': null
  'bamboo.when': { y: Value }
  'book.about': { who: Value }
  'book.told': { who: Value; start: Value; rate: Value }
  'book.after': { x: Value; who: Value; y: Value }
  'book.x': null
  'book.y': null
  'book.start': { who: Value }
  'book.when': { who: Value; y: Value }
  'pool.about': null
  'pool.told': { start: Value; rate: Value }
  'pool.after': { x: Value; y: Value }
  'pool.x': null
  'pool.y': null
  'pool.start': null
  'pool.when': { y: Value }
  'drone.about': null
  'drone.told': { start: Value; rate: Value }
  'drone.after': { x: Value; y: Value }
  'drone.x': null
  'drone.y': null
  'drone.start': null
  'drone.when': { y: Value }
  'stickers.about': { who: Value }
  'stickers.told': { who: Value; start: Value; rate: Value }
  'stickers.after': { x: Value; y: Value }
  'stickers.x': null
  'stickers.y': null
  'stickers.start': null
  'stickers.when': { y: Value }
  'candle.about': null
  'candle.told': { start: Value; rate: Value }
  'candle.after': { x: Value; y: Value }
  'candle.x': null
  'candle.y': null
  'candle.start': null
  'candle.when': { y: Value }
  'tank.about': null
  'tank.told': { start: Value; rate: Value }
  'tank.after': { x: Value; y: Value }
  'tank.x': null
  'tank.y': null
  'tank.start': null
  'tank.when': { y: Value }
  'bus-card.about': { who: Value }
  'bus-card.told': { start: Value; who: Value; rate: Value }
  'bus-card.after': { x: Value; y: Value }
  'bus-card.x': null
  'bus-card.y': null
  'bus-card.start': null
  'bus-card.when': { y: Value }
  'hiker.about': { who: Value }
  'hiker.told': { who: Value; start: Value; rate: Value }
  'hiker.after': { x: Value; who: Value; y: Value }
  'hiker.x': null
  'hiker.y': null
  'hiker.start': { who: Value }
  'hiker.when': { who: Value; y: Value }
  let: { x: Value; xs: Quantity | Range | Term; y: Value; ys: Quantity | Range | Term }
  per: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  units: { of: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('situations/linear-change', { en, es })

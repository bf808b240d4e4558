// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  graph: { x: Value; y: Value; top: Value; step: Value; points: Value }
  spot: { name: Value; across: Value; up: Value }
  'sunflower.told': { who: Value }
  'sunflower.x': null
  'sunflower.y': null
  'sunflower.unit': null
  'sunflower.at': { x: Value }
  'sunflower.says': { x: Value; y: Value }
  'sunflower.change': { from: Value; to: Value }
  'sunflower.says-change': { x: Value; y: Value }
  'savings.told': { who: Value }
  'savings.x': null
  'savings.y': null
  'savings.unit': null
  'savings.at': { x: Value }
  'savings.says': { x: Value; y: Value }
  'savings.change': { from: Value; to: Value }
  'savings.says-change': { x: Value; who: Value; y: Value }
  'snow.told': { who: Value }
  'snow.x': null
  'snow.y': null
  'snow.unit': null
  'snow.at': { x: Value }
  'snow.says': { x: Value; y: Value }
  'snow.change': { from: Value; to: Value }
  'snow.says-change': { x: Value; y: Value }
  'reading.told': { who: Value }
  'reading.x': null
  'reading.y': null
  'reading.unit': null
  'reading.at': { x: Value }
  'reading.says': { x: Value; y: Value }
  'reading.change': { from: Value; to: Value }
  'reading.says-change': { x: Value; y: Value }
  'barrel.told': { who: Value }
  'barrel.x': null
  'barrel.y': null
  'barrel.unit': null
  'barrel.at': { x: Value }
  'barrel.says': { x: Value; y: Value }
  'barrel.change': { from: Value; to: Value }
  'barrel.says-change': { x: Value; y: Value }
  'candle.told': { who: Value }
  'candle.x': null
  'candle.y': null
  'candle.unit': null
  'candle.at': { x: Value }
  'candle.says': { x: Value; y: Value }
  'candle.change': { from: Value; to: Value }
  'candle.says-change': { x: Value; y: Value }
  'train.told': { who: Value }
  'train.x': null
  'train.y': null
  'train.unit': null
  'train.at': { x: Value }
  'train.says': { x: Value; y: Value }
  'train.change': { from: Value; to: Value }
  'train.says-change': { x: Value; y: Value }
  'balloon.told': { who: Value }
  'balloon.x': null
  'balloon.y': null
  'balloon.unit': null
  'balloon.at': { x: Value }
  'balloon.says': { x: Value; y: Value }
  'balloon.change': { from: Value; to: Value }
  'balloon.says-change': { x: Value; y: Value }
}

export const say = defineMessages<Messages>('situations/courses', { en, es })

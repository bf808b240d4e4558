// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  points: { x: Value; y: Value; points: Value }
  'points-and-lines': { x: Value; y: Value; points: Value; lines: Value }
  line: { label: Value; from: Value; to: Value }
  'one-line': { from: Value; to: Value }
  'study.about': null
  'study.x': null
  'study.y': null
  'study.predict': { x: Value }
  'study.back': { y: Value }
  'study.actual': { x: Value; y: Value }
  'plant.about': null
  'plant.x': null
  'plant.y': null
  'plant.predict': { x: Value }
  'plant.back': { y: Value }
  'plant.actual': { x: Value; y: Value }
  'car.about': null
  'car.x': null
  'car.y': null
  'car.predict': { x: Value }
  'car.back': { y: Value }
  'car.actual': { x: Value; y: Value }
  'battery.about': null
  'battery.x': null
  'battery.y': null
  'battery.predict': { x: Value }
  'battery.back': { y: Value }
  'battery.actual': { x: Value; y: Value }
  'throws.about': null
  'throws.x': null
  'throws.y': null
  'throws.predict': { x: Value }
  'throws.back': { y: Value }
  'throws.actual': { x: Value; y: Value }
  'typing.about': null
  'typing.x': null
  'typing.y': null
  'typing.predict': { x: Value }
  'typing.back': { y: Value }
  'typing.actual': { x: Value; y: Value }
  'snow.about': null
  'snow.x': null
  'snow.y': null
  'snow.predict': { x: Value }
  'snow.back': { y: Value }
  'snow.actual': { x: Value; y: Value }
  'bus.about': null
  'bus.x': null
  'bus.y': null
  'bus.predict': { x: Value }
  'bus.back': { y: Value }
  'bus.actual': { x: Value; y: Value }
  'pool.about': null
  'pool.x': null
  'pool.y': null
  'pool.predict': { x: Value }
  'pool.back': { y: Value }
  'pool.actual': { x: Value; y: Value }
  'cousins.about': null
  'cousins.x': null
  'cousins.y': null
  'buttons.about': null
  'buttons.x': null
  'buttons.y': null
  'pockets.about': null
  'pockets.x': null
  'pockets.y': null
  'weed.about': null
  'weed.x': null
  'weed.y': null
  'soup.about': null
  'soup.x': null
  'soup.y': null
  'braking.about': null
  'braking.x': null
  'braking.y': null
}

export const say = defineMessages<Messages>('situations/paired-data', { en, es })

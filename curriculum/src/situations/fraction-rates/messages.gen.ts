// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'walker.told': { who: Value; y: Value; x: Value }
  'walker.forward': { who: Value; x: Value }
  'walker.back': { who: Value; y: Value }
  'walker.several': null
  'jogger.told': { who: Value; y: Value; x: Value }
  'jogger.forward': { who: Value; x: Value }
  'jogger.back': { who: Value; y: Value }
  'jogger.several': null
  'cyclist.told': { who: Value; y: Value; x: Value }
  'cyclist.forward': { who: Value; x: Value }
  'cyclist.back': { who: Value; y: Value }
  'cyclist.several': null
  'hose.told': { who: Value; y: Value; x: Value }
  'hose.forward': { who: Value; x: Value }
  'hose.back': { who: Value; y: Value }
  'hose.several': null
  'leak.told': { who: Value; y: Value; x: Value }
  'leak.forward': { who: Value; x: Value }
  'leak.back': { who: Value; y: Value }
  'leak.several': null
  'lemonade.told': { who: Value; y: Value; x: Value }
  'lemonade.forward': { who: Value; x: Value }
  'lemonade.back': { who: Value; y: Value }
  'lemonade.several': null
  'garden.told': { who: Value; y: Value; x: Value }
  'garden.forward': { who: Value; x: Value }
  'garden.back': { who: Value; y: Value }
  'garden.several': null
  'knitter.told': { who: Value; y: Value; x: Value }
  'knitter.forward': { who: Value; x: Value }
  'knitter.back': { who: Value; y: Value }
  'knitter.several': null
  'rain.told': { who: Value; y: Value; x: Value }
  'rain.forward': { who: Value; x: Value }
  'rain.back': { who: Value; y: Value }
  'rain.several': null
  'candle.told': { who: Value; y: Value; x: Value }
  'candle.forward': { who: Value; x: Value }
  'candle.back': { who: Value; y: Value }
  'candle.several': null
  'jam.told': { who: Value; y: Value; x: Value }
  'jam.forward': { who: Value; x: Value }
  'jam.back': { who: Value; y: Value }
  'jam.several': null
  'map.told': { who: Value; y: Value; x: Value }
  'map.forward': { who: Value; x: Value }
  'map.back': { who: Value; y: Value }
  'map.several': null
  card: { how: string; y: Value; x: Value }
}

export const say = defineMessages<Messages>('situations/fraction-rates', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'read.ask-speed': { from: Value; to: Value }
  'read.ask-2': null
  'read.ask-3': null
  'read.label-1': null
  'read.label-2': null
  'read.label-3': null
  'read.told-rise': null
  'read.told-end': null
  'read.told-height': null
  'read.told-turned': null
  'read.told-change': null
  'read.told-last': null
  'read.told-forward': null
  'read.told-time': null
  'read.told-average': null
  'read.told-path': null
  'read.hint-1': null
  'read.hint-2': null
  'read.hint-3': null
  'read.next-1': null
  'read.next-2': null
  'read.next-3': null
  'read.so-part': { from: Value; to: Value; y1: Value; measure: Value; y2: Value; way: Value; time: Value }
  'read.so-speed': { way: Value; time: Value; value: Value; measure: Value }
  'read.so-all': null
  'read.so-path': { lengths: Value; path: Value; measure: Value }
  'read.so-average': { path: Value; time: Value; value: Value; measure: Value }
  'read.so-exact': { path: Value; time: Value; value: Value; measure: Value }
  'sort.part': { from: Value; to: Value }
  'sort.ask-1': null
  'sort.ask-2': null
  'sort.ask-3': null
  'sort.away': null
  'sort.rest': null
  'sort.back': null
  'sort.faster': null
  'sort.steady': null
  'sort.slower': null
  'sort.with': null
  'sort.zero': null
  'sort.against': null
  'sort.told-away': null
  'sort.told-rest': null
  'sort.told-back': null
  'sort.told-change': null
  'sort.told-steady': null
  'sort.told-with': null
  'sort.told-zero': null
  'sort.told-against': null
  'sort.hint-1': null
  'sort.hint-2': null
  'sort.hint-3': null
  'sort.next-1': null
  'sort.next-2': null
  'sort.next-3': null
  'sort.so-1': null
  'sort.so-2': null
  'sort.so-3': null
  'sort.so-up': { part: Value; what: Value }
  'sort.so-level': { part: Value; what: Value }
  'sort.so-down': { part: Value; what: Value }
  'tracks.scene': null
  'tracks.ask-1': null
  'tracks.ask-2': null
  'tracks.ask-3': null
  'tracks.first-1': null
  'tracks.last-1': null
  'tracks.first-2': null
  'tracks.last-2': null
  'tracks.first-3': null
  'tracks.last-3': null
  'tracks.turned': null
  'tracks.told-place': null
  'tracks.told-speed': null
  'tracks.hint-1': null
  'tracks.hint-2': null
  'tracks.hint-3': null
  'tracks.next-1': null
  'tracks.next-2': null
  'tracks.next-3': null
  'tracks.so-1': null
  'tracks.so-2': null
  'tracks.so-3': null
  'tracks.row-1': { name: Value; value: Value }
  'tracks.row-2': { name: Value; value: Value }
  'tracks.row-3': { name: Value; value: Value }
  'draw.start': { start: Value; measure: Value }
  'draw.from-table': null
  'draw.from-graph': null
  'draw.ask': { count: Value }
  'draw.title': null
  'draw.from': null
  'draw.to': null
  'draw.motion': null
  'draw.told-start': null
  'draw.told-change': null
  'draw.told-back': null
  'draw.told-time': null
  'draw.hint-first': null
  'draw.hint-part': null
  'draw.hint-steps': null
  'draw.so-start': { point: Value }
  'draw.so-away': { speed: Value; measure: Value; time: Value; way: Value; point: Value }
  'draw.so-back': { speed: Value; measure: Value; time: Value; way: Value; point: Value }
  'draw.so-rest': { time: Value; point: Value }
}

export const say = defineMessages<Messages>('shapes/motion-graphs', { en, es })

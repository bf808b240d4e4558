// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  place: null
  depth: null
  west: { far: Value }
  east: { far: Value }
  'volcanoes.apart': null
  'volcanoes.past': null
  'volcanoes.west-sinks': { volcanoes: Value }
  'volcanoes.east-sinks': { volcanoes: Value }
  'volcanoes.crumple': null
  'surface.apart': null
  'surface.past': null
  'surface.west-sinks': null
  'surface.east-sinks': null
  'surface.crumple': null
  'label.move': null
  'label.result': null
  'label.quakes': null
  'label.sinks': null
  'label.look': null
  'move.apart': null
  'move.together': null
  'move.past': null
  'result.apart': null
  'result.past': null
  'result.sinks': null
  'result.crumple': null
  'quakes.east': null
  'quakes.west': null
  'quakes.near': null
  'quakes.wide': null
  'sinks.west': null
  'sinks.east': null
  'sinks.neither': null
  'look.apart': null
  'look.past': null
  'look.sinks': null
  'look.crumple': null
}

export const say = defineMessages<Messages>('situations/plate-edges', { en, es })

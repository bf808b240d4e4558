// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: null
  head: null
  design: { name: Value }
  cost: { part: Value }
  'scene.cooler': null
  'scene.boat': null
  'scene.filter': null
  'scene.cart': null
  'scene.shelter': null
  'scene.windmill': null
  'two-so-far': null
  'part.walls': null
  'part.lid': null
  'part.strap': null
  'part.hull': null
  'part.sail': null
  'part.keel': null
  'part.sand': null
  'part.cloth': null
  'part.frame': null
  'part.wheels': null
  'part.bumper': null
  'part.body': null
  'part.roof': null
  'part.poles': null
  'part.floor': null
  'part.blades': null
  'part.tower': null
  'part.gear': null
  'result.walls': null
  'result.lid': null
  'result.strap': null
  'result.hull': null
  'result.sail': null
  'result.keel': null
  'result.sand': null
  'result.cloth': null
  'result.frame': null
  'result.wheels': null
  'result.bumper': null
  'result.body': null
  'result.roof': null
  'result.poles': null
  'result.floor': null
  'result.blades': null
  'result.tower': null
  'result.gear': null
  'better.more': { part: Value }
  'better.less': { part: Value }
  near: { part: Value; one: Value; other: Value; right: Value }
  'with-error': { result: Value; off: Value }
}

export const say = defineMessages<Messages>('situations/part-tests', { en, es })

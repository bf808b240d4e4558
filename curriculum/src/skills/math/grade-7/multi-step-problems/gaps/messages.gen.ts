// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.towel.one': { total: Value; thing: Value }
  'scene.towel.many': { total: Value; count: Value; thing: Value }
  'scene.mirror.one': { total: Value; thing: Value }
  'scene.mirror.many': { total: Value; count: Value; thing: Value }
  'scene.poster.one': { total: Value; thing: Value }
  'scene.poster.many': { total: Value; count: Value; thing: Value }
  'scene.shelf.one': { total: Value; thing: Value }
  'scene.shelf.many': { total: Value; count: Value; thing: Value }
  'scene.sign.one': { total: Value; thing: Value }
  'scene.sign.many': { total: Value; count: Value; thing: Value }
  'scene.clock.one': { total: Value; thing: Value }
  'scene.clock.many': { total: Value; count: Value; thing: Value }
  'scene.window.one': { total: Value; thing: Value }
  'scene.window.many': { total: Value; count: Value; thing: Value }
  'scene.planter.one': { total: Value; thing: Value }
  'scene.planter.many': { total: Value; count: Value; thing: Value }
  'asks.one': null
  'asks.many': null
  inches: { n: Value }
  feet: { n: Value }
  'plain.inches': { n: Value }
  'plain.feet': { n: Value }
  'figure.one': { total: Value; thing: Value }
  'figure.many': { total: Value; count: Value; thing: Value }
  label: null
  unit: null
  'slip.stops': null
  'slip.groups': null
  'slip.gaps': null
  'slip.ten': null
  'nudge.1': null
  'nudge.2': null
  'nudge.3': null
  think: null
  'hint.one': null
  'hint.many': null
  'step.feet': { equation: Value }
  'step.all': { equation: Value }
  'step.left': { equation: Value }
  'step.gaps': { gaps: Value; equation: Value }
}

export const say = defineMessages<Messages>('multi-step-problems/gaps', { en, es })

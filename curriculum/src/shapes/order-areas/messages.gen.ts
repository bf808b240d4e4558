// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks.tiles': null
  'asks.flags': null
  'asks.mats': null
  'asks.signs': null
  'plain.triangle': { base: Value; height: Value }
  'plain.parallelogram': { base: Value; height: Value }
  'plain.trapezoid': { base: Value; top: Value; height: Value }
  'slant.triangle': { base: Value; height: Value; slant: Value }
  'slant.parallelogram': { base: Value; height: Value; slant: Value }
  'slant.trapezoid': { base: Value; top: Value; height: Value; slant: Value }
  least: null
  most: null
  reversed: null
  'no-half': null
  nudge: null
  hint: null
  find: null
  'step.triangle': { base: Value; height: Value; area: Value }
  'step.parallelogram': { base: Value; height: Value; area: Value }
  'step.trapezoid': { base: Value; top: Value; height: Value; area: Value }
}

export const say = defineMessages<Messages>('shapes/order-areas', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  slanted: null
  'no-half.triangle': null
  'no-half.trapezoid': null
  halves: null
  adds: null
  'one-base': null
  'back.no-half': null
  'back.doubles': null
  'back.subtracts': null
  'back.one-base': null
  'back.both-bases': null
  'composite.one-piece': null
  'composite.whole': null
  'composite.no-half': null
  'composite.adds': null
  'composite.left-over': null
  'composite.total': null
  'tilted.box': null
  'tilted.corners': null
  'tilted.half': null
  'cover.area-only': null
  'cover.area-for-packs': { each: Value }
  'cover.multiplies': { each: Value }
  'cover.divides': null
  'cover.whole': null
}

export const say = defineMessages<Messages>('bugs/areas', { en, es })

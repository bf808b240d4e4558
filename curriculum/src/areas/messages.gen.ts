// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  length: { of: Value }
  unknown: null
  without: { about: Value }
  'with-slant': { about: Value; slant: Value }
  'about.right': { base: Value; height: Value }
  'about.triangle': { base: Value; height: Value }
  'about.obtuse': { base: Value; height: Value }
  'about.parallelogram': { base: Value; height: Value }
  'about.trapezoid': { base: Value; top: Value; height: Value }
  'composite.house': { w: Value; h: Value; r: Value }
  'composite.house-total': { w: Value; h: Value; total: Value }
  'composite.arrow': { w: Value; h: Value; r: Value }
  'composite.arrow-total': { w: Value; h: Value; total: Value }
  'composite.notch': { w: Value; h: Value; r: Value }
  'composite.corner': { w: Value; h: Value; upper: Value; right: Value }
  grid: { corners: Value }
  'grid-note': { of: Value }
  lines: { shape: Value; from: Value; to: Value; list: Value }
  line: { letter: Value; from: Value; to: Value }
  base: null
  'shape.right': null
  'shape.triangle': null
  'shape.obtuse': null
  'shape.parallelogram': null
  'shape.trapezoid': null
  'scaled.rectangle': { w: Value; h: Value }
  'scaled.triangle': { w: Value; h: Value }
}

export const say = defineMessages<Messages>('areas', { en, es })

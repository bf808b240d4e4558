// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'cells.one': { factor: Value; steps: Value }
  'cells.many': { start: Value; factor: Value; steps: Value }
  'cells.back': { start: Value; factor: Value; total: Value }
  'posts.one': { who: Value; factor: Value; steps: Value }
  'posts.many': { start: Value; factor: Value; steps: Value }
  'posts.back': { start: Value; factor: Value; total: Value }
  'branches.one': { factor: Value; steps: Value }
  'branches.many': { start: Value; factor: Value; steps: Value }
  'branches.back': { start: Value; factor: Value; total: Value }
  'pads.one': { factor: Value; steps: Value }
  'pads.many': { start: Value; factor: Value; steps: Value }
  'pads.back': { start: Value; factor: Value; total: Value }
  'coupons.one': { who: Value; factor: Value; steps: Value }
  'coupons.many': { start: Value; factor: Value; steps: Value }
  'coupons.back': { start: Value; factor: Value; total: Value }
  'bracket.one': { who: Value; steps: Value }
  'cabinet.one': { factor: Value }
  'lock.one': { who: Value; steps: Value; factor: Value }
  'tower.one': { who: Value; factor: Value }
  'folds.one': { who: Value; steps: Value }
}

export const say = defineMessages<Messages>('situations/repeated-factors', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.new': null
  'nudge.gap': null
  'nudge.percent': null
  'nudge.start': null
  'nudge.whole': null
  'nudge.back': null
  'hint.one.new': { percent: Value; start: Value }
  'hint.one.percent': { start: Value; end: Value }
  'hint.one.start': { left: Value }
  'hint.one.whole': { percent: Value; size: Value }
  'hint.two.new': null
  'hint.two.percent': { middle: Value }
  'hint.two.start': { left: Value }
  'step.percent-of': { percent: Value; start: Value; size: Value }
  'step.new': { way: string; start: Value; size: Value; end: Value }
  'step.first': { factor: Value; start: Value; end: Value }
  'step.second': { factor: Value; start: Value; end: Value }
  'step.gap': { start: Value; size: Value }
  'step.change': { size: Value }
  'step.divide': { equation: Value; percent: Value }
  'step.left': { left: Value; factor: Value }
  'step.back': { end: Value; factor: Value; start: Value }
  'step.undo': { end: Value; factor: Value; start: Value }
  'step.undo-first': { end: Value; factor: Value; start: Value }
  'step.whole': { percent: Value; size: Value; factor: Value }
  'step.whole-so': { size: Value; factor: Value; start: Value }
  'error.nudge': null
  'error.hint': { end: Value; start: Value }
  'error.off': { size: Value }
  'error.divide': { equation: Value; percent: Value }
}

export const say = defineMessages<Messages>('solutions/percent-change', { en, es })

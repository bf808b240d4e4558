// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  translation: { across: number | Quantity; side: string; along: number | Quantity; way: string }
  reflection: { axis: string }
  'half-turn': null
  rotation: { turn: Value; way: string }
  'mirror-line': { line: Value }
  pivot: { turn: Value; way: string; center: Value }
  dilation: { by: Value }
  then: { first: Value; second: Value }
  'rule-of.translation': { from: Value; to: Value }
  'rule-of.reflection': { from: Value; to: Value }
  'rule-of.rotation': { from: Value; to: Value }
  'rule-of.dilation': { from: Value; to: Value }
  'hint.translation': null
  'hint.reflection': null
  'hint.rotation': null
  'hint.dilation': null
  'next.translation': null
  'next.reflection': null
  'next.rotation': null
  'next.dilation': null
  'wrong.opposite': null
  'wrong.across': null
  'wrong.along': null
  'wrong.other-axis': null
  'wrong.mirror': null
  'wrong.both-signs': null
  'wrong.swapped': null
  'wrong.flipped': null
  'wrong.angle': null
  'wrong.way': null
  'wrong.divided': null
  'wrong.added': null
  'wrong.one-only': null
  'wrong.one-step': null
  'wrong.order': null
  'look.size': null
  'look.slide': null
  'look.flip': null
  'look.axis': null
  'look.direction': null
  'look.mirror': null
  'look.factor': null
  'look.turn': null
  figure: { corners: Value; images: Value }
  shapes: { corners: Value; images: Value }
  mirrored: { line: Value; corners: Value; images: Value }
}

export const say = defineMessages<Messages>('moves', { en, es })

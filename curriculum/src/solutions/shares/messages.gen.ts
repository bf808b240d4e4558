// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  check: { equation: Value }
  'share.nudge.part': null
  'share.nudge.mixed': null
  'share.hint.part': { groups: Value; unit: Value }
  'share.hint.mixed': { groups: Value }
  'share.wholes': { wholes: number | Quantity; used: Value; amount: Value; rest: number | Quantity }
  'share.so.part': { amount: Value; equation: Value }
  'share.so.mixed': { rest: Value; part: Value; equation: Value }
  'back.nudge.groups': null
  'back.nudge.amount': null
  'back.hint.groups': { share: Value; amount: Value }
  'back.hint.written': { share: Value }
  'back.hint.amount': { groups: Value; share: Value }
  'back.so.groups': { equation: Value; amount: Value; groups: Value; share: Value }
  'back.so.written': { groups: Value; equation: Value }
  'back.so.amount': { amount: Value; equation: Value }
}

export const say = defineMessages<Messages>('solutions/shares', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  check: { equation: Value }
  'nudge.pieces': null
  'nudge.share': null
  'hint.pieces': { denominator: Value; unit: Value }
  'hint.share': { denominator: Value; unit: Value; whole: Value }
  'so.pieces': { whole: Value; denominator: Value; all: Value }
  'so.share': { denominator: Value; whole: Value; all: Value; part: Value }
  'back.pieces.hint': { all: Value; whole: Value }
  'back.pieces.so': { all: Value; whole: Value; denominator: Value; unit: Value }
  'back.share.hint': { part: Value; unit: Value }
  'back.share.so': { all: Value; denominator: Value; whole: Value }
}

export const say = defineMessages<Messages>('solutions/unit-quotient', { en, es })

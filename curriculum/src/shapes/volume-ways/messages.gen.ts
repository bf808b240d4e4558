// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  shown: { depth: Value }
  asks: null
  yes: null
  no: null
  'nudge.step': null
  'nudge.notch': null
  'hint.add': null
  'hint.cut': null
  'hint.notch': null
  'slip.overlap': null
  'slip.around': null
  'slip.other': null
  'slip.squares': null
  'slip.right': null
  'why.yes': { line: Value; value: Value }
  'why.overlap': { line: Value }
  'why.around': { line: Value }
  'why.other': { line: Value }
  'why.squares': { line: Value }
}

export const say = defineMessages<Messages>('shapes/volume-ways', { en, es })

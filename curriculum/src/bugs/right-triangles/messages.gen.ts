// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'adds-sides.hypotenuse': null
  'adds-sides.leg': null
  'subtracts-sides.hypotenuse': null
  'subtracts-sides.leg': null
  'no-root': null
  doubles: null
  'wrong-hypotenuse.hypotenuse': null
  'wrong-hypotenuse.leg': null
  'two-steps.sum.box': null
  'two-steps.sum.shortcut': null
  'two-steps.early.box': null
  'two-steps.early.shortcut': null
  'two-steps.difference': null
  'areas.subtracted': null
  'areas.added': null
  'areas.squared': null
  'loses-sign': null
}

export const say = defineMessages<Messages>('bugs/right-triangles', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'shape.own-name-only.teacher': null
  'shape.own-name-only.student': null
  'shape.converse.teacher': null
  'shape.converse.student': null
  'shape.by-looks.teacher': null
  'shape.by-looks.student': null
  'shape.not-inherited.teacher': null
  'shape.not-inherited.student': null
  'shape.extra-attribute.teacher': null
  'shape.extra-attribute.student': null
  'shape.fits-claim.teacher': null
  'shape.fits-claim.student': null
  'shape.general-name.teacher': null
  'shape.general-name.student': null
  'shape.order-reversed.teacher': null
  'shape.order-reversed.student': null
}

export const say = defineMessages<Messages>('misconceptions/shapes', { en, es })

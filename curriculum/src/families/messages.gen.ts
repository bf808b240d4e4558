// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'additive.name': null
  'additive.about': null
  'reversal.name': null
  'reversal.about': null
  'stops-early.name': null
  'stops-early.about': null
  'operation.name': null
  'operation.about': null
  'sign.name': null
  'sign.about': null
  'part-whole.name': null
  'part-whole.about': null
  'place-value.name': null
  'place-value.about': null
  'scale-reading.name': null
  'scale-reading.about': null
  'unlike-terms.name': null
  'unlike-terms.about': null
  'form-unit.name': null
  'form-unit.about': null
  'careless.name': null
  'careless.about': null
  'judging.name': null
  'judging.about': null
  'everyday-idea.name': null
  'everyday-idea.about': null
  'evidence.name': null
  'evidence.about': null
  'fair-test.name': null
  'fair-test.about': null
}

export const say = defineMessages<Messages>('families', { en, es })

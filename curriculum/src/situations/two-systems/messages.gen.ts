// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  rate: { other: Value; one: Value }
  asks: { right: Quantity | Range | Term }
  'trail.told': { given: Value }
  'drive.told': { given: Value }
  'dog.told': { given: Value }
  'aquarium.told': { given: Value }
  'ribbon.told': { given: Value }
  'shelf.told': { given: Value }
  'nuts.told': { given: Value }
  'soup.told': { given: Value }
  'pool.told': { given: Value }
  'field.told': { given: Value }
}

export const say = defineMessages<Messages>('situations/two-systems', { en, es })

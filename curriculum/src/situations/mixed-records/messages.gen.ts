// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  in: { unit: Quantity | Range | Term }
  'trails.title': null
  'trails.column': null
  'trails.one': null
  'trails.other': null
  'trails.last': null
  'trails.total': null
  'trails.more': null
  'trails.beyond': null
  'plants.title': null
  'plants.column': null
  'plants.one': null
  'plants.other': null
  'plants.last': null
  'plants.total': null
  'plants.more': null
  'plants.beyond': null
  'rain.title': null
  'rain.column': null
  'rain.one': null
  'rain.other': null
  'rain.last': null
  'rain.total': null
  'rain.more': null
  'rain.beyond': null
  'baking.title': null
  'baking.column': null
  'baking.one': null
  'baking.other': null
  'baking.last': null
  'baking.total': null
  'baking.more': null
  'baking.beyond': null
  'pets.title': null
  'pets.column': null
  'pets.one': null
  'pets.other': null
  'pets.last': null
  'pets.total': null
  'pets.more': null
  'pets.beyond': null
  'ribbons.title': null
  'ribbons.column': null
  'ribbons.one': null
  'ribbons.other': null
  'ribbons.last': null
  'ribbons.total': null
  'ribbons.more': null
  'ribbons.beyond': null
  'practice.title': null
  'practice.column': null
  'practice.one': null
  'practice.other': null
  'practice.last': null
  'practice.total': null
  'practice.more': null
  'practice.beyond': null
  'punch.title': null
  'punch.column': null
  'punch.one': null
  'punch.other': null
  'punch.last': null
  'punch.total': null
  'punch.more': null
  'punch.beyond': null
  'melons.title': null
  'melons.column': null
  'melons.one': null
  'melons.other': null
  'melons.last': null
  'melons.total': null
  'melons.more': null
  'melons.beyond': null
}

export const say = defineMessages<Messages>('situations/mixed-records', { en, es })

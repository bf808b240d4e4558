// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pictures.told': { all: Value; n: Value }
  'pictures.asks': null
  'pets.told': { all: Value; n: Value }
  'pets.asks': null
  'oranges.told': { all: Value; n: Value }
  'oranges.asks': null
  'people.told': { all: Value; n: Value }
  'people.asks': null
  'eggs.told': { all: Value; n: Value }
  'eggs.asks': null
  'crayons.told': { all: Value; n: Value }
  'crayons.asks': null
  'letters.told': { all: Value; n: Value }
  'letters.asks': null
  'ducks.told': { all: Value; n: Value }
  'ducks.asks': null
  list: { list: Value }
}

export const say = defineMessages<Messages>('situations/sample-totals', { en, es })

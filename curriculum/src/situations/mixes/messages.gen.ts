// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'snack-mix.makes': { who: Value }
  'snack-mix.batches': null
  'snack-mix.tape': null
  'snack-mix.stronger': null
  'green-paint.makes': { who: Value }
  'green-paint.batches': null
  'green-paint.tape': null
  'green-paint.stronger': null
  'lemonade.makes': { who: Value }
  'lemonade.batches': null
  'lemonade.tape': null
  'lemonade.stronger': null
  'potting-soil.makes': { who: Value }
  'potting-soil.batches': null
  'potting-soil.tape': null
  'potting-soil.stronger': null
  'dressing.makes': { who: Value }
  'dressing.batches': null
  'dressing.tape': null
  'dressing.stronger': null
  'pink-paint.makes': { who: Value }
  'pink-paint.batches': null
  'pink-paint.tape': null
  'pink-paint.stronger': null
  'punch.makes': { who: Value }
  'punch.batches': null
  'punch.tape': null
  'punch.stronger': null
  'mortar.makes': { who: Value }
  'mortar.batches': null
  'mortar.tape': null
  'mortar.stronger': null
  'granola.makes': { who: Value }
  'granola.batches': null
  'granola.tape': null
  'granola.stronger': null
  'bird-food.makes': { who: Value }
  'bird-food.batches': null
  'bird-food.tape': null
  'bird-food.stronger': null
}

export const say = defineMessages<Messages>('situations/mixes', { en, es })

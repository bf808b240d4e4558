// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'fruit-salad.tells': null
  'fruit-salad.a': null
  'fruit-salad.b': null
  'fruit-salad.c': null
  'fruit-salad.unit': null
  'fruit-salad.knows': { n: Value; name: Value }
  'fruit-salad.all': { n: Value }
  'fruit-salad.asks': { name: Value }
  'fruit-salad.asks-all': null
  'fruit-salad.more': { n: Value; name: Value; other: Value }
  'trail-mix.tells': null
  'trail-mix.a': null
  'trail-mix.b': null
  'trail-mix.c': null
  'trail-mix.unit': null
  'trail-mix.knows': { n: Value; name: Value }
  'trail-mix.all': { n: Value }
  'trail-mix.asks': { name: Value }
  'trail-mix.asks-all': null
  'trail-mix.more': { n: Value; name: Value; other: Value }
  'smoothie.tells': null
  'smoothie.a': null
  'smoothie.b': null
  'smoothie.c': null
  'smoothie.unit': null
  'smoothie.knows': { n: Value; name: Value }
  'smoothie.all': { n: Value }
  'smoothie.asks': { name: Value }
  'smoothie.asks-all': null
  'smoothie.more': { n: Value; name: Value; other: Value }
  'planter.tells': null
  'planter.a': null
  'planter.b': null
  'planter.c': null
  'planter.unit': null
  'planter.knows': { n: Value; name: Value }
  'planter.all': { n: Value }
  'planter.asks': { name: Value }
  'planter.asks-all': null
  'planter.more': { n: Value; name: Value; other: Value }
  'mural.tells': null
  'mural.a': null
  'mural.b': null
  'mural.c': null
  'mural.unit': null
  'mural.knows': { n: Value; name: Value }
  'mural.all': { n: Value }
  'mural.asks': { name: Value }
  'mural.asks-all': null
  'mural.more': { n: Value; name: Value; other: Value }
  'field.tells': null
  'field.a': null
  'field.b': null
  'field.c': null
  'field.unit': null
  'field.knows': { n: Value; name: Value }
  'field.all': { n: Value }
  'field.asks': { name: Value }
  'field.asks-all': null
  'field.more': { n: Value; name: Value; other: Value }
  'radio.tells': null
  'radio.a': null
  'radio.b': null
  'radio.c': null
  'radio.unit': null
  'radio.knows': { n: Value; name: Value }
  'radio.all': { n: Value }
  'radio.asks': { name: Value }
  'radio.asks-all': null
  'radio.more': { n: Value; name: Value; other: Value }
  'training.tells': null
  'training.a': null
  'training.b': null
  'training.c': null
  'training.unit': null
  'training.knows': { n: Value; name: Value }
  'training.all': { n: Value }
  'training.asks': { name: Value }
  'training.asks-all': null
  'training.more': { n: Value; name: Value; other: Value }
  'quilt.tells': null
  'quilt.a': null
  'quilt.b': null
  'quilt.c': null
  'quilt.unit': null
  'quilt.knows': { n: Value; name: Value }
  'quilt.all': { n: Value }
  'quilt.asks': { name: Value }
  'quilt.asks-all': null
  'quilt.more': { n: Value; name: Value; other: Value }
  answer: { n: Value; unit: Value }
}

export const say = defineMessages<Messages>('situations/three-parts', { en, es })

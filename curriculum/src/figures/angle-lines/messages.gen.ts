// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  parallel: { list: Value }
  crossed: { list: Value }
  'place.upper.al': { label: Value }
  'place.upper.ar': { label: Value }
  'place.upper.bl': { label: Value }
  'place.upper.br': { label: Value }
  'place.lower.al': { label: Value }
  'place.lower.ar': { label: Value }
  'place.lower.bl': { label: Value }
  'place.lower.br': { label: Value }
  'triangle.none': { list: Value }
  'triangle.right': { list: Value }
  'triangle.both': { list: Value }
  'triangle.bare': null
  'triangle.angle': { name: Value; label: Value }
  unknown: null
}

export const say = defineMessages<Messages>('figures/angle-lines', { en, es })

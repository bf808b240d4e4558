// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'other-way': { groups: Value; amount: Value }
  'of-one': { amount: Value; unit: Value }
  leftover: { rest: Value }
  denominator: { rest: Value }
  'operation.share': null
  'operation.groups': null
  'operation.amount': null
  groups: { share: Value; amount: Value }
  'share-first': { share: Value; amount: Value }
  adds: { groups: Value }
}

export const say = defineMessages<Messages>('bugs/shares', { en, es })

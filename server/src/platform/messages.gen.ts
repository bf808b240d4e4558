// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asked-too-often': { minutes: number | Quantity }
  busy: { seconds: Value }
  'no-such-call': null
  'database-away': null
  'takes-too-long': null
  refused: null
  'too-many-windows': null
  'teachers-only': null
  'students-only': null
  'demo-visit': null
  'other-site': null
  'page-catches-up': null
  'character-not-storable': null
  'too-deep': null
  'too-many-values': null
  'not-readable': null
  'no-such-address': null
  'too-slow': null
  'address-too-long': null
  'not-json': null
  'headers-too-large': null
  'closing-down': null
  'invalid-json': null
  'too-large': { most: Value }
  'our-fault': null
  'sign-in-first': null
  'token-unknown': null
  'token-expired': null
  'token-revoked': null
  'token-too-often': { seconds: number | Quantity }
  'token-not-accepted': null
  'token-scope-missing': { scope: Value }
  'too-many-tokens': { most: Value }
  'no-such-token': null
  'administrators-only': null
  'account-deactivated': null
  'account-left-roster': null
}

export const say = defineMessages<Messages>('platform', { en, es })

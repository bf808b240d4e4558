// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'not-a-domain': { domain: Value }
  'public-domain': { domain: Value }
  'domain-of-another-district': { domain: Value }
  'domain-taken': null
  'new-accounts-need-domains': null
  'enter-the-secret': null
  'issuer-not-https': null
  'issuer-not-found': null
  'metadata-not-https': null
  'metadata-not-read': null
  'enter-the-metadata': null
  'addresses-need-domains': null
  'no-connection': null
  'not-linked': null
  'only-way-in': null
  'address-not-verified': null
  'other-domain': null
  'not-in-district': null
  'two-accounts': null
  'link-it-yourself': null
  'not-on-roster': null
  'linked-to-another': null
  'start-again': null
  'not-completed': null
  'provider-failed': null
  'sign-in-to-link': null
}

export const say = defineMessages<Messages>('accounts/sso', { en, es })

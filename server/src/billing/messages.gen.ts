// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'daily-limit': { dailyLimit: Value }
  'link-over': null
  'not-sold': null
  'payer-only': null
  'too-many-opened': null
  'plan-ended': null
  'too-many-links': null
  'payment-pending': null
  'plan-exists': null
  'no-plan': null
  'link-mailed-already': null
  'no-payer-address': null
  'no-license': null
  'licenses-not-sold': null
  'license-exists': null
  'license-not-active': null
  'seats-in-use': { given: number | Quantity; over: Value }
  'license-unpaid': null
  'not-your-students': null
  'no-seats-left': null
  'too-few-seats': { left: number | Quantity; chosen: number | Quantity }
  'no-payments': null
  'no-sandbox': null
  'no-such-checkout': null
  'no-such-sandbox-page': null
  'no-payment': null
  'checkout-over': null
  'plan-gone': null
  'licenses-not-sold-here': null
  'seats-declined': null
  'not-signed': null
  'provider-away': null
  'manage-mail.subject': { firstName: Value }
  'manage-mail.text': { appName: Value; firstName: Value; link: Value }
}

export const say = defineMessages<Messages>('billing', { en, es })

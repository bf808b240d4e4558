// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'link-over': null
  'mailed-already': null
  'wait-a-minute': null
  'private-address': null
  'unknown-domain': { domain: Value }
  'not-verified-here': null
  'too-many-invitations': { most: Value }
  'invitation-over': null
  'another-account': { username: Value }
  'own-invitation': null
  'not-verified': null
  'confirm-address-mail.subject': { school: Value }
  'confirm-address-mail.text': { appName: Value; username: Value; school: Value; link: Value; days: Value }
  'invite-colleague-mail.subject': { teacher: Value; school: Value; appName: Value }
  'invite-colleague-mail.text': { teacher: Value; school: Value; appName: Value; link: Value; days: Value }
  'administrators-only': null
  'district-administrators-only': null
  'no-such-person': null
  'no-such-student': null
  'no-such-teacher': null
  'no-such-school': null
  'no-such-administrator': null
  'not-your-account': null
  'not-yourself': null
  'verify-before-appointing': null
  'of-another-district': null
  'school-exists': null
  'year-exists': null
  'year-ends-too-early': null
  'no-such-year': null
}

export const say = defineMessages<Messages>('schools', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'too-long': { most: Value }
  'one-line': null
  'username-missing': null
  'username-characters': null
  'email-invalid': null
  'password-short': { least: Value }
  'password-long': { most: Value }
  'name-missing': null
  'password-missing': null
  'first-name-missing': null
  'own-password-missing': null
  'username-or-email-missing': null
  'time-zone-unknown': null
  'no-such-device': null
  'issuer-invalid': null
  'client-id-missing': null
  'claim-invalid': null
  'platform-name-missing': null
  'deployment-missing': null
  'metadata-url-invalid': null
  'group-missing': null
  'student-missing': null
  'assignment-name-missing': null
  'assignment-missing': null
  'category-name-missing': null
  'weights-over-100': null
  'skill-missing': null
  'adult-unconfirmed': null
  'seats-missing': null
  'seats-not-whole': null
  'seats-too-few': null
  'seats-too-many': { most: Value }
  'class-name-missing': null
  'teacher-username-missing': null
  'class-code-missing': null
  'class-list-too-large': null
  'group-name-missing': null
  'no-such-link': null
  'first-day-invalid': null
  'last-day-invalid': null
  'picture-too-large': null
  'folder-name-missing': null
  'file-too-large': null
  'question-missing': null
  'message-missing': null
  'wish-missing': null
  'field-missing': { field: Value }
  'field-wrong-kind': { field: Value }
  'field-value': { field: Value; values: Value }
  'field-least': { field: Value; least: Value }
  'field-most': { field: Value; most: Value }
  'field-short': { field: Value; least: Value }
  'field-long': { field: Value; most: Value }
  'field-few': { field: Value; least: Value }
  'field-many': { field: Value; most: Value }
  'field-unreadable': { field: Value }
  'token-name-missing': null
  'token-scope-missing': null
  'no-such-token': null
}

export const say = defineMessages<Messages>('platform/fields', { en, es })

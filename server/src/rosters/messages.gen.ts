// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-such-sync': null
  'uploaded-already': null
  'part-of-wrong-size': null
  'not-ready': null
  'another-is-applied': null
  'confirm-leaving': null
  'too-late-to-cancel': null
  'bundle.not-a-zip': null
  'bundle.locked': null
  'bundle.cannot-unpack': { file: Value }
  'bundle.too-large-unpacked': null
  'bundle.no-manifest': null
  'bundle.version': { version: Value }
  'bundle.mode': { mode: Value; file: Value }
  'bundle.file-missing': { file: Value }
  'bundle.columns-missing': { file: Value; columns: Value }
  'bundle.too-many-rows': { file: Value; most: Value }
  'bundle.not-a-table': { file: Value; line: Value }
  'bundle.fault': null
  'notice.demographics': null
  'notice.passwords': null
  'notice.other-roles': { roles: Value }
  'problem.bad-date': { value: Value }
  'problem.class-too-large': { value: Value }
  'problem.grade-unknown': { value: Value }
  'problem.no-name': null
  'problem.no-role': null
  'problem.no-school': null
  'problem.no-sourced-id': null
  'problem.status-unknown': { value: Value }
  'problem.too-long': { value: Value }
  'problem.twice': null
  'problem.unknown-class': { value: Value }
  'problem.unknown-person': { value: Value }
  'problem.unknown-school': { value: Value }
  'invite-teacher-mail.subject': { district: Value; appName: Value }
  'invite-teacher-mail.text': { district: Value; appName: Value; username: Value; link: Value }
}

export const say = defineMessages<Messages>('rosters', { en, es })

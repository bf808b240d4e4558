// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-such-classroom': null
  'changed-elsewhere': null
  'sample-class': null
  'owner-only': { owner: Value }
  'type-name-to-delete': { name: Value }
  'not-the-name': { name: Value }
  'no-such-teacher': null
  'teaches-already': null
  'invited-already': null
  'too-many-co-teachers': { most: Value }
  'invitation-gone': null
  'not-a-co-teacher': null
  'owner-stays': null
  'too-many-groups': { most: Value }
  'group-student-left': null
  'group-gone': null
  'group-changed-elsewhere': { name: Value }
  'group-name-taken': { name: Value }
  'file.no-columns': null
  'file.too-large': null
  'file.empty': null
  'file.too-many-rows': { rows: Value; most: Value }
  'file.not-a-table': { line: number | Quantity }
  archived: null
  'file.no-student': null
  'file.bad-lines': { lines: Value }
  'file.nobody-new': null
  'file.username-taken': null
  'too-many-codes': { minutes: number | Quantity }
  'not-a-code': null
  'unknown-code': null
  'in-class-already': { classroom: Value }
  'class-over': null
  'code-off': null
  'code-expired': null
  'class-full': { most: Value }
  'teacher-added-you': null
  'no-room': { most: Value; now: Value; more: Value }
  'no-such-group': null
  'student-left': null
  'another-teachers-account': { teacher: Value }
  'username-taken-or-empty': null
  'username-taken': null
  'students-in-class': null
  'target-archived': null
  'owner-moves': { owner: Value }
  'file.too-many-groups': { count: Value; most: Value }
  'row.no-first-name': null
  'row.long-name': { most: Value }
  'row.no-grade': { grade: Value }
  'row.long-group': { most: Value }
  'row.username-unusable': { username: Value; reason: Value }
  'row.role': { role: Value }
  'row.status': { status: Value }
  'row.not-enabled': null
  'row.same-id': { line: Value }
  'row.same-name-in-class': null
  'row.same-name': { line: Value }
  'row.same-username': { line: Value }
  'row.in-class': null
  'row.made-before': { name: Value }
  'row.username-taken': null
  'same-student-twice': null
  'student-number-taken': null
  'number-needs-consent': null
  'row.long-number': { most: Value }
  'row.same-number': { line: Value }
  'row.number-in-class': null
}

export const say = defineMessages<Messages>('classrooms', { en, es })

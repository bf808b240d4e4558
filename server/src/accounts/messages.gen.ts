// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'text-changed': null
  'chosen-student-left': null
  'student-left': null
  'name-added-once': null
  'not-the-username': null
  'age-told-already': null
  'month-in-future': null
  'username-is-address': null
  'parent-or-class': null
  'parent-link-over': null
  'mailed-already': null
  'wait-a-minute': null
  'student-signed-in': null
  'students-address': null
  'age-first': null
  'no-consent-needed': null
  'parent-agreed-already': null
  'too-many-parent-mails': { most: Value }
  'agree-first': null
  'own-address': null
  'age-first-at-home': null
  'not-shown-before-consent': null
  'add-after-consent': null
  'consent-first': null
  'data-just-taken': null
  'owns-classes': { owned: number | Quantity }
  'reset-link-over': null
  'too-many-asked': null
  'common-password': null
  'account-gone': null
  'name-missing': null
  'email-missing': null
  'no-such-account': { username: Value }
  'another-role': { role: string }
  'wrong-password': null
  'teacher-changes-name': null
  'no-email-needed': null
  'device-signed-out': null
  'not-your-password': null
  'too-many-passwords': { minutes: number | Quantity }
  'many-wrong-passwords': { minutes: number | Quantity }
  'too-many-at-once': null
  'no-demo-class': null
  'username-taken': null
  'username-free': null
  'data.users': null
  'data.student-privacy': null
  'data.consents': null
  'data.consent-links': null
  'data.audit-events': null
  'data.sessions': null
  'data.access-tokens': null
  'data.password-resets': null
  'data.attempts': null
  'data.deferrals': null
  'data.learner-states': null
  'data.learner-students': null
  'data.placements': null
  'data.question-reports': null
  'data.questions-on-screen': null
  'data.swapped-questions': null
  'data.student-totals': null
  'data.daily-activity': null
  'data.achievements-earned': null
  'data.report-links': null
  'data.report-link-events': null
  'data.subscriptions': null
  'data.checkouts': null
  'data.plan-links': null
  'data.license-seats': null
  'data.premium-grants': null
  'data.enrolments': null
  'data.class-accounts': null
  'data.assigned-students': null
  'data.retakes': null
  'data.accommodations': null
  'data.sample-students': null
  'data.first-reports': null
  'data.activity-answers': null
  'data.activity-students': null
  'data.assignments': null
  'data.authored-questions': null
  'data.question-folders': null
  'data.question-images': null
  'data.classrooms': null
  'data.classroom-teachers': null
  'data.school-members': null
  'data.school-links': null
  'data.sso-identities': null
  'data.lti-identities': null
  'data.lti-course-teachers': null
  'data.lti-scores': null
  'data.support-requests': null
  'username-occupied': null
  'email-changed-mail.subject': { appName: Value }
  'email-changed-mail.text': { username: Value }
  'password-changed-mail.subject': { appName: Value }
  'password-changed-mail.text': { username: Value }
  'reset-mail.subject': { appName: Value }
  'reset-mail.text': { links: Value; minutes: Value }
  'consent-due-mail.subject': { appName: Value; username: Value }
  'consent-due-mail.text': { username: Value; day: Value; days: Value; siteAddress: Value }
  'age-due-mail.subject': { appName: Value; username: Value }
  'age-due-mail.text': { username: Value; day: Value; siteAddress: Value }
  'unused-mail.subject': { appName: Value; username: Value }
  'unused-mail.text': { username: Value; day: Value; siteAddress: Value }
  'data.sign-in-cards': null
  'card-ended': null
  'data.administrators': null
  'data.deactivated-accounts': null
  'data.roster-people': null
  'data.roster-enrollments': null
  'data.roster-syncs': null
  'data.record-openings': null
}

export const say = defineMessages<Messages>('accounts', { en, es })

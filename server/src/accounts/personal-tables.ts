import type { Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** A table with rows about people, and the columns that say whom a row is about. */
export interface PersonalTable {
  readonly about: Text
  /** Several columns if a row can be about any of them. */
  readonly person: string | readonly string[]
  /** Columns, or fields inside one, that are never exported: secrets, and other people named in the row. */
  readonly hidden?: readonly string[]
}

/**
 * Every table that holds rows about a person. A test compares this list with the database: a table that refers to
 * users, or has a column that could, must be listed here or named in the test as holding nobody.
 *
 * The columns that reproduce a question, above all its seed, are removed from every table
 * (`practice/open-questions.ts`).
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: { about: say('data.users'), person: 'id', hidden: ['password_hash'] },
  student_privacy: {
    about: say('data.student-privacy'),
    person: 'student_id',
    hidden: ['own_address'],
  },
  consents: {
    about: say('data.consents'),
    person: 'student_id',
    hidden: ['teacher_id'],
  },
  consent_links: { about: say('data.consent-links'), person: 'student_id', hidden: ['token_hash'] },
  audit_events: {
    about: say('data.audit-events'),
    person: ['actor_id', 'subject_id'],
    hidden: ['actor_id', 'subject_id'],
  },
  sessions: { about: say('data.sessions'), person: 'user_id', hidden: ['id'] },
  access_tokens: { about: say('data.access-tokens'), person: 'user_id', hidden: ['secret_hash'] },
  password_resets: {
    about: say('data.password-resets'),
    person: 'user_id',
    hidden: ['token_hash'],
  },
  attempts: { about: say('data.attempts'), person: 'student_id' },
  deferrals: { about: say('data.deferrals'), person: 'student_id' },
  learner_states: { about: say('data.learner-states'), person: 'student_id' },
  learner_students: {
    about: say('data.learner-students'),
    person: 'student_id',
    // Contains the model's names of items.
    hidden: ['state.last'],
  },
  placements: { about: say('data.placements'), person: 'student_id' },
  question_reports: { about: say('data.question-reports'), person: 'student_id' },
  questions_on_screen: {
    about: say('data.questions-on-screen'),
    person: 'student_id',
    hidden: ['token'],
  },
  swapped_questions: { about: say('data.swapped-questions'), person: 'student_id' },
  student_totals: { about: say('data.student-totals'), person: 'student_id' },
  daily_activity: { about: say('data.daily-activity'), person: 'student_id' },
  achievements_earned: { about: say('data.achievements-earned'), person: 'student_id' },
  report_links: { about: say('data.report-links'), person: 'student_id', hidden: ['token_hash'] },
  report_link_events: { about: say('data.report-link-events'), person: 'student_id' },
  subscriptions: { about: say('data.subscriptions'), person: 'user_id' },
  checkouts: { about: say('data.checkouts'), person: 'user_id' },
  plan_links: { about: say('data.plan-links'), person: 'student_id', hidden: ['token_hash'] },
  license_seats: { about: say('data.license-seats'), person: 'student_id', hidden: ['teacher_id'] },
  premium_grants: { about: say('data.premium-grants'), person: 'student_id' },
  enrolments: { about: say('data.enrolments'), person: 'student_id' },
  sign_in_cards: {
    about: say('data.sign-in-cards'),
    person: 'student_id',
    hidden: ['made_by', 'secret_hash'],
  },
  class_accounts: { about: say('data.class-accounts'), person: 'student_id', hidden: ['made_by'] },
  assigned_students: { about: say('data.assigned-students'), person: 'student_id' },
  retakes: { about: say('data.retakes'), person: 'student_id' },
  accommodations: { about: say('data.accommodations'), person: 'student_id' },
  sample_students: { about: say('data.sample-students'), person: 'student_id' },
  first_reports: { about: say('data.first-reports'), person: 'teacher_id' },
  activity_answers: {
    about: say('data.activity-answers'),
    person: 'student_id',
    hidden: ['verdict', 'misconception'],
  },
  activity_students: { about: say('data.activity-students'), person: 'student_id' },
  assignments: { about: say('data.assignments'), person: 'made_by', hidden: ['changed_by'] },
  authored_questions: { about: say('data.authored-questions'), person: 'teacher_id' },
  question_folders: { about: say('data.question-folders'), person: 'teacher_id' },
  question_images: { about: say('data.question-images'), person: 'teacher_id', hidden: ['content'] },
  classrooms: { about: say('data.classrooms'), person: 'teacher_id' },
  classroom_teachers: { about: say('data.classroom-teachers'), person: 'teacher_id' },
  school_members: {
    about: say('data.school-members'),
    person: 'teacher_id',
    hidden: ['invited_by'],
  },
  school_links: {
    about: say('data.school-links'),
    person: 'teacher_id',
    hidden: ['token_hash'],
  },
  administrators: { about: say('data.administrators'), person: 'user_id', hidden: ['appointed_by'] },
  deactivated_accounts: {
    about: say('data.deactivated-accounts'),
    person: 'user_id',
    hidden: ['deactivated_by'],
  },
  sso_identities: { about: say('data.sso-identities'), person: 'user_id' },
  lti_identities: { about: say('data.lti-identities'), person: 'user_id' },
  lti_course_teachers: { about: say('data.lti-course-teachers'), person: 'teacher_id' },
  lti_scores: { about: say('data.lti-scores'), person: 'student_id' },
  record_openings: { about: say('data.record-openings'), person: 'student_id', hidden: ['opened_by'] },
  roster_people: {
    about: say('data.roster-people'),
    person: 'user_id',
    hidden: ['sign_in_keys', 'digest'],
  },
  roster_enrollments: { about: say('data.roster-enrollments'), person: 'user_id' },
  roster_syncs: { about: say('data.roster-syncs'), person: 'created_by', hidden: ['report'] },
  support_requests: { about: say('data.support-requests'), person: 'user_id' },
}

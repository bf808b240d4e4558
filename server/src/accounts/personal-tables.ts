/** A table with rows about people, and which of its columns says about whom. */
export interface PersonalTable {
  readonly about: string
  /** Or columns, where a row is about either. */
  readonly person: string | readonly string[]
  /** Columns, or fields of one, never handed out: keys to doors, and who else is named in the row. */
  readonly hidden?: readonly string[]
}

/**
 * What makes a question again, its seed above all, is taken out of every table (`practice/open-questions.ts`).
 *
 * Every table that holds rows about a person. A test compares it with the database: what refers to users, or has a
 * column that could, must stand here or be named there as holding nobody.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: { about: 'The account and its settings', person: 'id', hidden: ['password_hash'] },
  student_privacy: {
    about: 'Whether you need someone’s consent',
    person: 'student_id',
    hidden: ['own_address'],
  },
  consents: {
    about: 'Who agreed to your account, and when',
    person: 'student_id',
    hidden: ['teacher_id'],
  },
  consent_links: { about: 'The link we mailed to a parent', person: 'student_id', hidden: ['token_hash'] },
  audit_events: {
    about: 'Signing in, and what was done to your account',
    person: ['actor_id', 'subject_id'],
    hidden: ['actor_id', 'subject_id'],
  },
  sessions: { about: 'Where you signed in', person: 'user_id', hidden: ['id'] },
  password_resets: {
    about: 'A link to a new password that is still open',
    person: 'user_id',
    hidden: ['token_hash'],
  },
  attempts: { about: 'Every answer that counted', person: 'student_id' },
  deferrals: { about: 'Skills put off as not learned yet', person: 'student_id' },
  learner_states: { about: 'What the model thinks of each skill', person: 'student_id' },
  learner_students: {
    about: 'What the model thinks beyond skills',
    person: 'student_id',
    // By the names that the model has for ways of asking.
    hidden: ['state.last'],
  },
  placements: { about: 'When you finished placement', person: 'student_id' },
  question_reports: { about: 'What you said is wrong with questions', person: 'student_id' },
  swapped_questions: { about: 'Questions you asked another one for', person: 'student_id' },
  student_totals: { about: 'Points, streak and time zone', person: 'student_id' },
  daily_activity: { about: 'Answers and minutes of each day', person: 'student_id' },
  achievements_earned: { about: 'Achievements', person: 'student_id' },
  report_links: { about: 'Links to your report', person: 'student_id', hidden: ['token_hash'] },
  report_link_events: { about: 'When those links were made and ended', person: 'student_id' },
  subscriptions: { about: 'Your plan', person: 'user_id' },
  checkouts: { about: 'When somebody began to pay for your plan', person: 'user_id' },
  plan_links: { about: 'Links to a grown-up about your plan', person: 'student_id', hidden: ['token_hash'] },
  license_seats: { about: 'Seats of a school license', person: 'student_id', hidden: ['teacher_id'] },
  premium_grants: { about: 'Premium that was granted to you', person: 'student_id' },
  enrolments: { about: 'Classes you are in', person: 'student_id' },
  class_accounts: { about: 'That a teacher made this account', person: 'student_id', hidden: ['made_by'] },
  assigned_students: { about: 'What a teacher arranged for you in assigned work', person: 'student_id' },
  accommodations: { about: 'What makes assigned work fit you', person: 'student_id' },
  sample_students: { about: 'That an account is made up', person: 'student_id' },
  first_reports: { about: 'When you first opened a report of a class', person: 'teacher_id' },
  activity_answers: {
    about: 'Answers in live activities whose right answer is not shown yet',
    person: 'student_id',
    hidden: ['verdict', 'misconception'],
  },
  activity_students: { about: 'Live activities that you joined', person: 'student_id' },
  assignments: { about: 'Work you assigned', person: 'made_by', hidden: ['changed_by'] },
  authored_questions: { about: 'Questions you wrote', person: 'teacher_id' },
  question_folders: { about: 'Folders of your questions', person: 'teacher_id' },
  question_images: { about: 'Pictures in your questions', person: 'teacher_id', hidden: ['content'] },
  classrooms: { about: 'Classes you opened', person: 'teacher_id' },
  classroom_teachers: { about: 'Classes you teach', person: 'teacher_id' },
  school_members: {
    about: 'Schools at which you are verified, and how',
    person: 'teacher_id',
    hidden: ['invited_by'],
  },
  school_links: {
    about: 'Mails about your school that are still open',
    person: 'teacher_id',
    hidden: ['token_hash'],
  },
  support_requests: { about: 'What you wrote to support', person: 'user_id' },
}

import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { RetentionPeriod } from '../policy.ts'

export const periods: readonly RetentionPeriod[] = [
  {
    what: 'An account with its answers, mastery, points and achievements',
    kept: `Until its person deletes it, or nobody has used it for ${retentionDays.unusedAccount} days; a mail comes ${retentionDays.notice} days before`,
  },
  {
    what: 'The account of a child under 13, or who did not say, while nobody has agreed',
    kept: '14 days in all; a mail comes 4 days before',
  },
  {
    what: 'An account whose student has not answered the question of age',
    kept: '7 days; a mail comes 4 days before',
  },
  {
    what: 'Name, email and school of a child, while nobody has agreed',
    kept: 'Not at all; erased at once if consent ends',
  },
  {
    what: 'A digest of an address that a child gave as their own',
    kept: 'As long as the account; nobody can read the address from it',
  },
  {
    what: 'An account that a teacher made, whose student is in no class any more',
    kept: `${retentionDays.classlessAccount} days after it was last used`,
  },
  { what: 'When you were born', kept: 'Not at all: only whether you are under 13, or 18 or older' },
  { what: 'A parent’s email address', kept: 'As long as the child’s account' },
  {
    what: 'Who agreed to a child’s account, to which text, and when',
    kept: 'As long as the child’s account',
  },
  { what: 'Where you are signed in', kept: '31 days after it was last used' },
  {
    what: 'An access token that a teacher made for a program',
    kept: `Until it expires or is revoked, and ${retentionDays.endedToken} days more in the teacher’s list; of its secret only a hash`,
  },
  { what: 'A link to a new password', kept: '60 minutes' },
  { what: 'A link that confirms where a teacher works', kept: '2 days; of an invitation 14 days' },
  {
    what: 'At which schools a teacher is verified, and by which address',
    kept: 'As long as the teacher’s account, or until it is taken back',
  },
  { what: 'Wrong passwords, counted without names', kept: '1 day' },
  {
    what: 'From which networks you signed in, as digests that nobody can read',
    kept: `${retentionDays.signInNetwork} days after the last time`,
  },
  { what: 'That a browser has signed in before, in a cookie there', kept: '180 days after the last time' },
  {
    what: 'A mail on its way',
    kept: `Until it is handed over; ${retentionDays.openMail} days if no mail server takes it`,
  },
  {
    what: 'A mail kept as a file, because no mail server is set up',
    kept: `${retentionDays.mailFile} days, and no longer than your account`,
  },
  {
    what: 'What you wrote to support',
    kept: `${retentionDays.closedSupportRequest} days after it was dealt with, and no longer than your account`,
  },
  {
    what: 'A picture that no question of a teacher shows any more',
    kept: `${retentionDays.unusedPicture} days`,
  },
  {
    what: 'The log of what teachers did in a class',
    kept: `${retentionDays.classLog} days; whose account is gone is not named in it`,
  },
  {
    what: 'The steps of a live activity, without names',
    kept: `${retentionDays.activityEvents} days after it ended; its answers are answers like any other`,
  },
  {
    what: 'What the answers of all students together have taught, day by day',
    kept: `${retentionDays.schools} days, and the latest before them; nobody is in it`,
  },
  {
    what: 'The log of sign-ins, exports, deletions and consents',
    kept: `${retentionDays.auditLog} days; whose account is gone is not named in it`,
  },
]

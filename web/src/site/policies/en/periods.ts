import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { RetentionPeriod } from '../policy.ts'

export const periods: readonly RetentionPeriod[] = [
  {
    what: 'An account with its answers, mastery, points, and achievements',
    kept: `Until the owner deletes it, or no one has used it for ${retentionDays.unusedAccount} days; we send an email ${retentionDays.notice} days before`,
  },
  {
    what: 'The account of a child under 13, or who did not say, until someone agrees',
    kept: '14 days in all; we send an email 4 days before',
  },
  {
    what: 'The account of a student who has not told us their age',
    kept: '7 days; we send an email 4 days before',
  },
  {
    what: 'The name, email, and school of a child, until someone agrees',
    kept: 'Not at all; erased right away if consent ends',
  },
  {
    what: 'A hash of an address that a child gave as their own',
    kept: 'As long as the account; no one can read the address from it',
  },
  {
    what: 'An account that a teacher made for a student who is no longer in any class',
    kept: `${retentionDays.classlessAccount} days after it was last used`,
  },
  {
    what: 'What a district’s class lists say about a person: number, schools, places in classes, and hashes of sign-in names',
    kept: 'As long as the account; also when the person has left the district',
  },
  {
    what: 'A file of class lists that a district uploaded',
    kept: `Until it is applied or canceled; ${retentionDays.openRosterSync} days at most`,
  },
  {
    what: 'The list of a district’s syncs',
    kept: `${retentionDays.auditLog} days; the names in it, ${retentionDays.openRosterSync} days`,
  },
  {
    what: 'What a learning management system says at a launch: its own id of the person, their role, and their student number',
    kept: '30 minutes, encrypted',
  },
  { what: 'When you were born', kept: 'Not at all; only whether you are under 13, or 18 or older' },
  { what: 'A parent’s email address', kept: 'As long as the child’s account' },
  {
    what: 'Who agreed to a child’s account, to which text, and when',
    kept: 'As long as the child’s account',
  },
  { what: 'Where you are signed in', kept: '31 days after it was last used' },
  {
    what: 'An access token that a teacher made for a program',
    kept: `Until it expires or is revoked, and ${retentionDays.endedToken} more days in the teacher’s list; only a hash of its secret`,
  },
  { what: 'A link to a new password', kept: '60 minutes' },
  { what: 'A link that confirms where a teacher works', kept: '2 days; 14 days for an invitation' },
  {
    what: 'The schools where a teacher is verified, and the email address used',
    kept: 'As long as the teacher’s account, or until verification is withdrawn',
  },
  { what: 'The number of wrong passwords, without names', kept: '1 day' },
  {
    what: 'The networks you signed in from, as hashes that no one can read',
    kept: `${retentionDays.signInNetwork} days after the last time`,
  },
  { what: 'That a browser has signed in before, in a cookie there', kept: '180 days after the last time' },
  {
    what: 'An email waiting to be sent',
    kept: `Until it is sent; ${retentionDays.openMail} days if no mail server accepts it`,
  },
  {
    what: 'An email stored as a file, because no mail server is set up',
    kept: `${retentionDays.mailFile} days, and never longer than your account`,
  },
  {
    what: 'What you wrote to support',
    kept: `${retentionDays.closedSupportRequest} days after we close the request, and never longer than your account`,
  },
  {
    what: 'A picture that no teacher’s question uses anymore',
    kept: `${retentionDays.unusedPicture} days`,
  },
  {
    what: 'The log of what teachers did in a class',
    kept: `${retentionDays.classLog} days; it doesn’t name people whose accounts are deleted`,
  },
  {
    what: 'The steps of a live activity, without names',
    kept: `${retentionDays.activityEvents} days after it ends; its answers are stored like any other answers`,
  },
  {
    what: 'What we learn each day from all students’ answers together',
    kept: `${retentionDays.schools} days, and the last one before that; it identifies no one`,
  },
  {
    what: 'The log of sign-ins, exports, deletions, and consents',
    kept: `${retentionDays.auditLog} days; it doesn’t name people whose accounts are deleted`,
  },
]

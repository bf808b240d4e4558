/** Retention periods in days. The cleanup job uses these numbers, and so do the pages that describe them. */
export const retentionDays = {
  /** An account that nobody uses. Its owner is warned `notice` days before. */
  unusedAccount: 730,
  notice: 30,
  /** An account that a teacher made, once its student is in no class and nobody uses it. */
  classlessAccount: 90,
  /** A roster file that was uploaded and not applied. */
  openRosterSync: 7,
  openMail: 30,
  /** An email written to a file because no mail server is configured. */
  mailFile: 30,
  closedSupportRequest: 365,
  unusedPicture: 30,
  classLog: 730,
  /** Counted from the end of the activity. */
  activityEvents: 30,
  schools: 90,
  /** The network from which someone signed in. */
  signInNetwork: 60,
  auditLog: 400,
  /** Counted from the time it expired or was revoked. */
  endedToken: 30,
} as const

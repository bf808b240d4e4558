/** Days that things are kept. The job that applies them reads these numbers, and so do the pages that tell of them. */
export const retentionDays = {
  /** An account that nobody uses; its person is told `notice` days before. */
  unusedAccount: 730,
  notice: 30,
  /** An account that a teacher made, once its student is in no class and nobody uses it. */
  classlessAccount: 90,
  openMail: 30,
  /** A mail that became a file, because no mail server is set up. */
  mailFile: 30,
  closedSupportRequest: 365,
  unusedPicture: 30,
  classLog: 730,
  /** Counted from the end of the activity. */
  activityEvents: 30,
  schools: 90,
  /** From which an account was signed in to. */
  signInNetwork: 60,
  auditLog: 400,
  /** Counted from when it expired or was revoked. */
  endedToken: 30,
} as const

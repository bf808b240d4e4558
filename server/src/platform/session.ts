import type { Role, UserId } from '@skills-center/contract/ids'

/** The caller, identified by a browser session or by an access token, whose id is then the session id. */
export interface Session {
  readonly sessionId: string
  readonly userId: UserId
  readonly role: Role
  /** A visitor looking around the demo class, who can change nothing. */
  readonly isDemoVisit?: true
}

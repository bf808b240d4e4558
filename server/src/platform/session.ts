import type { Role, UserId } from '@skills-center/contract/ids'

/** Who calls, by a session of a browser or by an access token, whose id is then the session’s. */
export interface Session {
  readonly sessionId: string
  readonly userId: UserId
  readonly role: Role
}

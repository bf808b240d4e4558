import type { Role, UserId } from '@skills-center/contract/ids'

/** An account that a district's roster creates. Nobody can sign in to it with a password until one is set. */
export interface RosterAccount {
  readonly id: UserId
  readonly username: string
  readonly role: Role
  /** Null for students. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: number
}

import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Audit } from '../platform/audit.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'

export interface SchoolsDeps {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  post: PostOffice
  audit: Audit
  appName: string
  mailLanguage: MailLanguage
  /** The base URL of links in emails, without a trailing slash. */
  siteAddress: string
  /** The given students who need consent from a parent or school and have none. */
  waitingForConsent: (db: Queryable, studentIds: readonly UserId[]) => Promise<ReadonlySet<UserId>>
  /** Ends a person's sessions and access tokens when the transaction commits. */
  endSessions: (tx: Queryable, id: UserId) => Promise<void>
  masteries: (studentId: UserId) => Promise<readonly { skillId: SkillId; masteryLevel: number }[]>
  /** Called in the transaction that ends a teacher's verification. Returns what to do after the transaction. */
  onUnverified: (tx: Queryable, teacherId: UserId) => Promise<() => Promise<void>>
}

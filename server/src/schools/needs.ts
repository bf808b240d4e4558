import type { UserId } from '@skills-center/contract/ids'
import type { Audit } from '../platform/audit.ts'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'

export interface SchoolsNeeds {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  post: PostOffice
  audit: Audit
  appName: string
  mailLanguage: MailLanguage
  /** Where links in mails lead, without a slash at the end. */
  siteAddress: string
  /** Told in the transaction in which a teacher’s verification is taken back. */
  onUnverified: (tx: Queryable, teacherId: UserId) => Promise<() => Promise<void>>
}

import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { BillingFeature } from './service.ts'
import type { WebhookEvents } from './webhook-events.ts'

export interface FamilyNeeds {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  billing: BillingFeature
  post: PostOffice
  appName: string
  /** Where the pages of this server are, for mails. */
  siteAddress: string
  /** Days that are free at the beginning, once for each student. */
  trialDays: number
  firstNameOf: (studentId: UserId) => Promise<string>
  mailLanguage: MailLanguage
  /** What the account keeps. */
  languageOf: (studentId: UserId) => Promise<Language | null>
  /** Whether the student has said to be 18 or older. */
  isAdult: (studentId: UserId) => Promise<boolean>
  /** Refuses where nobody has consented to a child's account. */
  requireMayBuy: (studentId: UserId) => Promise<void>
  /** Null where nothing is sold. */
  paying: { payments: PaymentProvider; webhookEvents: WebhookEvents } | null
}

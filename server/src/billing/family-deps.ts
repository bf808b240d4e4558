import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { BillingFeature } from './service.ts'
import type { WebhookEvents } from './webhook-events.ts'

export interface FamilyDeps {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
  billing: BillingFeature
  post: PostOffice
  appName: string
  /** The base URL of this server's pages, for emails. */
  siteAddress: string
  /** The length of the free trial in days; each student gets it once. */
  trialDays: number
  firstNameOf: (studentId: UserId) => Promise<string>
  mailLanguage: MailLanguage
  /** The language saved in the account. */
  languageOf: (studentId: UserId) => Promise<Language | null>
  /** Whether the student has said that they are 18 or older. */
  isAdult: (studentId: UserId) => Promise<boolean>
  /** Refuses if a child's account has no consent. */
  requireMayBuy: (studentId: UserId) => Promise<void>
  /** Null if nothing is sold. */
  paying: { payments: PaymentProvider; webhookEvents: WebhookEvents } | null
}

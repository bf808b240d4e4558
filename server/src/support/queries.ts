import { UserId } from '@skills-center/contract/ids'
import { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export const SupportRequest = z.object({
  id: z.string(),
  number: z.string(),
  userId: UserId.nullable(),
  topic: SupportTopic,
  privacyWish: PrivacyWish.nullable(),
  /** For example, 2026-12-21. */
  dueOn: z.string().nullable(),
  message: z.string(),
  questionWords: z.string().nullable(),
  aboutUsername: z.string().nullable(),
  email: z.string().nullable(),
  page: z.string().nullable(),
  version: z.string().nullable(),
  browser: z.string().nullable(),
  receivedAt: z.date(),
})
export type SupportRequest = Readonly<z.infer<typeof SupportRequest>>

const Receipt = SupportRequest.pick({ number: true, email: true, dueOn: true })
export type Receipt = Readonly<z.infer<typeof Receipt>>

const insert = statement(
  'support.insert',
  `insert into support_requests (id, number, user_id, topic, privacy_wish, due_on, message, question_words,
    about_username, email, page, app_version, browser, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (id) do nothing
  returning number`,
  z.object({
    number: z.string(),
  }),
)
const receipt = statement(
  'support.receipt',
  'select number, email, due_on as "dueOn" from support_requests where id = $1',
  Receipt,
)

/** Returns whether the request is new; the same request sent again changes nothing. */
export async function insertRequest(db: Queryable, request: SupportRequest): Promise<boolean> {
  const row = await selectOne(db, insert, [
    request.id,
    request.number,
    request.userId,
    request.topic,
    request.privacyWish,
    request.dueOn,
    request.message,
    request.questionWords,
    request.aboutUsername,
    request.email,
    request.page,
    request.version,
    request.browser,
    request.receivedAt,
  ])
  return row !== undefined
}

export const requireReceipt = (db: Queryable, id: string) => requireOne(db, receipt, [id])

import type { UserId } from '@skills-center/contract/ids'
import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export interface SupportRequest {
  readonly id: string
  readonly number: string
  readonly userId: UserId | null
  readonly topic: SupportTopic
  readonly privacyWish: PrivacyWish | null
  /** 2026-12-21 */
  readonly dueOn: string | null
  readonly message: string
  readonly questionWords: string | null
  readonly aboutUsername: string | null
  readonly email: string | null
  readonly page: string | null
  readonly version: string | null
  readonly browser: string | null
  readonly receivedAt: Date
}

export type Receipt = Pick<SupportRequest, 'number' | 'email' | 'dueOn'>

const insert = statement(
  'support.insert',
  `insert into support_requests (id, number, user_id, topic, privacy_wish, due_on, message, question_words,
    about_username, email, page, app_version, browser, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict (id) do nothing
  returning number`,
)
const receipt = statement(
  'support.receipt',
  'select number, email, due_on as "dueOn" from support_requests where id = $1',
)

/** Answers whether it is new: the same request sent again changes nothing. */
export async function insertRequest(db: Queryable, request: SupportRequest): Promise<boolean> {
  const row = await selectOne<{ number: string }>(db, insert, [
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

export const requireReceipt = (db: Queryable, id: string) => requireOne<Receipt>(db, receipt, [id])

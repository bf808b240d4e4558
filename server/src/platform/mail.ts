import { z } from 'zod'
import type { NewId, Now } from './clock.ts'
import { requireOne, statement } from './statement.ts'
import type { Database, Queryable } from './database.ts'
import { claimDurationMs, createJobRunner, retryDelay } from './job-runner.ts'
import type { Log } from './log.ts'
import { mailboxOf, type MailTransport } from './mail-transport.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

export interface WaitingMail {
  count: number
  oldestSeconds: number
}

export interface PostOffice {
  /**
   * Queues an email and returns at once. It is stored in the caller's transaction if one is given, delivered later, and
   * retried until the mail server accepts it.
   */
  send(mail: Mail, tx?: Queryable): Promise<void>
  /**
   * Drops emails to this address that have not been delivered; for an address shared with others, only those that
   * contain `naming`. Emails that became files are deleted soon after the transaction, or after the next start.
   */
  forget(tx: Queryable, to: string, naming?: string): Promise<void>
  /** Deletes the files of forgotten mailboxes now. Call it after the transaction has committed. */
  deleteForgottenFiles(): Promise<void>
  /** Deletes emails that became files before this time. */
  deleteFilesBefore(before: Date): Promise<void>
  /** Drops emails that were queued before this time and never accepted. */
  deleteBefore(db: Queryable, before: Date): Promise<void>
  /** The emails that no mail server has accepted yet, except those given up. */
  waiting(): Promise<WaitingMail>
  /** Delivers all due emails and returns how many were accepted. Runs by itself after `start`. */
  deliver(): Promise<number>
  start(): void
  /** Aborts the current delivery. Emails still queued are delivered after the next start. */
  stop(): Promise<void>
}

const MailRow = z.object({
  id: z.string(),
  recipient: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  tries: z.number(),
})
type MailRow = z.infer<typeof MailRow>

const insert = statement(
  'mail.insert',
  `insert into mails (id, recipient, reply_to, subject, text, html, created_at, next_try_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`,
)
/** Reserves the next due email for a while, so that other server instances skip it. */
const claim = statement(
  'mail.claim',
  `update mails set tries = tries + 1, next_try_at = $2
  where id = (select id from mails where next_try_at <= $1 order by next_try_at limit 1 for update skip locked)
  returning id, recipient, reply_to, subject, text, html, tries`,
  MailRow,
)
const remove = statement('mail.remove', 'delete from mails where id = $1 returning id')
const removeTo = statement(
  'mail.remove-to',
  'delete from mails where recipient = $1 and ($2::text is null or position($2 in text) > 0)',
)
const removeOld = statement('mail.remove-old', 'delete from mails where created_at < $1')
const insertForgotten = statement(
  'mail.insert-forgotten-mailbox',
  'insert into forgotten_mailboxes (id, mailbox, naming) values ($1, $2, $3)',
)
const selectForgotten = statement(
  'mail.select-forgotten-mailboxes',
  'select id, mailbox, naming from forgotten_mailboxes',
  z.object({
    id: z.string(),
    mailbox: z.string(),
    naming: z.string().nullable(),
  }),
)
const removeForgotten = statement(
  'mail.remove-forgotten-mailbox',
  'delete from forgotten_mailboxes where id = $1',
)
const putOff = statement('mail.put-off', 'update mails set next_try_at = $2, last_error = $3 where id = $1')
const giveUp = statement(
  'mail.give-up',
  `update mails set next_try_at = 'infinity', last_error = $2 where id = $1`,
)

const selectWaiting = statement(
  'mail.select-waiting',
  `select count(*)::int as count, coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as oldest
  from mails where next_try_at < 'infinity'`,
  z.object({ count: z.number(), oldest: z.number() }),
)

/** Retries go on for about two days. */
const maxTries = 16
const checkIntervalMs = 15_000

export function createPostOffice(deps: {
  database: Database
  now: Now
  newId: NewId
  transport: MailTransport
  log: Log
}): PostOffice {
  const { database, now, newId, transport, log } = deps
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds)
  const stopping = new AbortController()

  async function deliverOne(row: MailRow): Promise<'done' | 'put off'> {
    const mail = {
      // The same for every try, so that mail programs show an email delivered twice only once.
      messageId: `<${row.id}@skills-center.invalid>`,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      ...(row.html !== null && { html: row.html }),
      ...(row.reply_to !== null && { replyTo: row.reply_to }),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: stopping.signal,
    }
    try {
      await transport.deliver(mail)
    } catch (error) {
      await noteFailure(row, error)
      return 'put off'
    }
    // The account was erased meanwhile, and its queued emails with it.
    if ((await database.query(remove, [row.id])).length === 0) await transport.discard(mail)
    return 'done'
  }

  async function noteFailure({ id, tries }: MailRow, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300)
    if (isFinal(error) || tries >= maxTries) {
      await database.query(giveUp, [id, reason])
      log.error({ mail: id, tries, reason }, 'a mail was given up: it stays in the table mails')
      return
    }
    await database.query(putOff, [id, later(retryDelay(tries)), reason])
    log.warn({ mail: id, tries, reason }, 'a mail was not taken and is tried again later')
  }

  async function deleteForgottenFiles(): Promise<void> {
    const rows = await database.query(selectForgotten, [])
    for (const { id, mailbox, naming } of rows) {
      await transport.discardTo(mailbox, naming)
      await database.query(removeForgotten, [id])
    }
  }

  const work = createJobRunner({
    what: 'mail',
    log,
    checkIntervalMs,
    async runNext() {
      if (transport.keepsFiles) await deleteForgottenFiles()
      const [row] = await database.query(claim, [now(), later(claimDurationMs)])
      return row === undefined ? null : deliverOne(row)
    },
  })

  return {
    async send({ to, subject, text, html, replyTo }, tx = database) {
      await tx.query(insert, [newId(), to, replyTo ?? null, subject, text, html ?? null, now()])
      work.written()
    },
    async forget(tx, to, naming) {
      await tx.query(removeTo, [to, naming ?? null])
      if (!transport.keepsFiles) return
      await tx.query(insertForgotten, [newId(), mailboxOf(to), naming ?? null])
      work.written()
    },
    deleteForgottenFiles,
    deleteFilesBefore: transport.discardBefore,
    async deleteBefore(db, before) {
      await db.query(removeOld, [before])
    },
    async waiting() {
      const { count, oldest } = await requireOne(database, selectWaiting, [now()])
      return { count, oldestSeconds: oldest }
    },
    deliver: work.run,
    start: work.start,
    async stop() {
      const stopped = work.stop()
      stopping.abort()
      await stopped
      transport.close()
    },
  }
}

/** The mail server rejects this address for good: retrying would not help. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500

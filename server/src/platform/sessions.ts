import { createHmac, timingSafeEqual } from 'node:crypto'
import { Role, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { revokeTokensOf } from './access-tokens.ts'
import { say } from './messages.gen.ts'
import { forbidden } from './problems.ts'
import type { Session } from './session.ts'
import { statement } from './statement.ts'
import type { Database, Queryable } from './database.ts'
import type { NewId, Now } from './clock.ts'
import type { Log } from './log.ts'
import { logFault } from './log-fault.ts'

export interface ReadSession extends Session {
  /** A fresh token that should replace this one; null if it is still recent. */
  readonly renewal: string | null
}

/** A session ends after 30 days without use; using it extends it. */
export const sessionDays = 30
/** A session ends after this many days in any case. */
const longestDays = 180
const day = 24 * 60 * 60 * 1000
const lifetime = sessionDays * day
const renewAfter = day
/** How long a visitor may look around the demo class. */
export const demoVisitHours = 2
const demoVisitMark = '-visiting'

/** Tokens whose signature has been checked and is not checked again, about 500 bytes each. */
const maxVerified = 20_000

interface SignedToken {
  readonly session: Session
  /** Milliseconds since 1970. */
  readonly expiry: number
  /** When the session ends for good, in milliseconds since 1970. */
  readonly last: number
  readonly asRead: ReadSession
}

const insertSession = statement(
  'sessions.insert',
  `insert into sessions (user_id, id, created_at, refreshed_at, device) select $1, $2, $3, $3, $4
  where not exists (select 1 from deactivated_accounts where user_id = $1) returning id`,
)
const hasLeftRoster = statement(
  'sessions.has-left-roster',
  'select 1 as one from deactivated_accounts where user_id = $1 and by_roster',
)
const touchSession = statement(
  'sessions.touch',
  'update sessions set refreshed_at = $3 where user_id = $1 and id = $2',
)
const revokeSession = statement(
  'sessions.revoke',
  `with revoked as (
    update sessions set revoked_at = $3 where user_id = $1 and id = $2 and revoked_at is null returning id
  )
  select pg_notify('session_revoked', id::text) from revoked`,
)
const revokeSessionsOf = statement(
  'sessions.revoke-all',
  `with revoked as (
    update sessions set revoked_at = $2 where user_id = $1 and revoked_at is null returning id
  )
  select pg_notify('session_revoked', id::text) from revoked`,
)
const revokeOthersOf = statement(
  'sessions.revoke-others',
  `with revoked as (
    update sessions set revoked_at = $3 where user_id = $1 and id <> $2 and revoked_at is null and refreshed_at > $4
    returning id
  )
  select pg_notify('session_revoked', id::text) from revoked`,
)

export const SessionRow = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.date(),
  /** Accurate to about a day. */
  refreshedAt: z.date(),
})
export type SessionRow = z.infer<typeof SessionRow>
const selectOpen = statement(
  'sessions.select-open',
  `select id, device, created_at as "createdAt", refreshed_at as "refreshedAt" from sessions
  where user_id = $1 and revoked_at is null and refreshed_at > $2
  order by refreshed_at desc, id`,
  SessionRow,
)
const selectRevoked = statement(
  'sessions.select-revoked',
  `select id, revoked_at from sessions where revoked_at >= $1
  union all select id, revoked_at from erased_sessions where revoked_at >= $1`,
  z.object({
    id: z.string(),
    revoked_at: z.date(),
  }),
)
const moveErased = statement(
  'sessions.move-erased',
  `with gone as (delete from sessions where user_id = $1 returning id),
  kept as (insert into erased_sessions (id, revoked_at) select id, $2 from gone returning id)
  select pg_notify('session_revoked', id::text) from kept`,
)
const deleteErased = statement('sessions.delete-erased', 'delete from erased_sessions where revoked_at < $1')
const deleteStale = statement(
  'sessions.delete-stale',
  'delete from sessions where refreshed_at < $1 and (revoked_at is null or revoked_at < $1)',
)

/** Reads when a session began from its id: 48 bits of milliseconds (see `createIds`). */
const beginOf = (sessionId: string): number =>
  Number.parseInt(sessionId.replaceAll('-', '').slice(0, 12), 16) || 0

export interface Sessions {
  /** Opens a session and returns its token. Refuses a deactivated account. `device` is shown in the list of sessions. */
  open(
    tx: Queryable,
    user: Pick<Session, 'userId' | 'role' | 'isDemoVisit'> & { device?: string | null },
  ): Promise<string>
  /** Reads a token without a query; null if it is forged, expired, or revoked. */
  read(token: string): ReadSession | null
  revoke(session: Pick<Session, 'userId' | 'sessionId'>): Promise<void>
  /** The sessions in which the user may still be signed in, most recently used first. */
  list(userId: UserId): Promise<SessionRow[]>
  /** Ends all of a user's sessions except this one. Returns how many ended. */
  revokeOthers(tx: Queryable, session: Session): Promise<number>
  /**
   * Ends all of a user's sessions and access tokens when the transaction commits; every server instance, including this
   * one, is notified then.
   */
  revokeAll(tx: Queryable, userId: UserId): Promise<void>
  /** Like `revokeAll`, for an account being erased: afterward nothing links the sessions to the user. */
  endForGood(tx: Queryable, userId: UserId): Promise<void>
  /** Calls the listener when a session ends, on any server instance. */
  onEnd(listener: (sessionId: string) => void): void
  /** Deletes sessions too old to have a valid token. */
  deleteExpired(): Promise<void>
  /**
   * Learns of sessions revoked by other server instances, immediately through notifications and by polling every
   * minute.
   */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A token is `session.user.role.expiry.signature`; the signature is an HMAC-SHA256 of the rest. The role of a visitor to
 * the demo class has a mark.
 */
function createTokens({ secret, now }: { secret: string; now: Now }) {
  const key = createHmac('sha256', secret).update('sessions').digest()
  const verified = new Map<string, SignedToken>()

  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')

  const write = ({ sessionId, userId, role, isDemoVisit }: Session) => {
    const word = isDemoVisit ? role + demoVisitMark : role
    const expiry = now().getTime() + (isDemoVisit ? demoVisitHours * 60 * 60 * 1000 : lifetime)
    const content = `${sessionId}.${userId}.${word}.${expiry}`
    return `${content}.${sign(content)}`
  }

  /** Checks the signature and caches a valid token, because browsers that poll send the same one again. */
  const verify = (token: string): SignedToken | null => {
    const end = token.lastIndexOf('.')
    if (end < 0) return null
    const given = Buffer.from(token.slice(end + 1))
    const due = Buffer.from(sign(token.slice(0, end)))
    if (given.length !== due.length || !timingSafeEqual(given, due)) return null
    const [sessionId, userId, roleWord, expiry] = token.slice(0, end).split('.')
    const isDemoVisit = roleWord?.endsWith(demoVisitMark) === true
    const role = Role.safeParse(isDemoVisit ? roleWord.slice(0, -demoVisitMark.length) : roleWord)
    const user = UserId.safeParse(userId)
    if (!sessionId || !role.success || !user.success || !expiry) return null
    const session = { sessionId, userId: user.data, role: role.data, ...(isDemoVisit && { isDemoVisit }) }
    const last = beginOf(sessionId) + longestDays * day
    const signed = { session, expiry: Number(expiry), last, asRead: { ...session, renewal: null } }
    verified.set(token, signed)
    if (verified.size > maxVerified) {
      const [oldest] = verified.keys()
      if (oldest !== undefined) verified.delete(oldest)
    }
    return signed
  }

  return { write, read: (token: string): SignedToken | null => verified.get(token) ?? verify(token) }
}

/** Revoked sessions stay in memory until all their tokens have expired. */
export function createSessions(deps: {
  database: Database
  secret: string
  now: Now
  newId: NewId
  log: Log
}): Sessions {
  const { database, now, newId, log } = deps
  const tokens = createTokens(deps)
  const revoked = new Map<string, number>()
  const listeners: ((sessionId: string) => void)[] = []
  let readUntil = 0
  let timer: NodeJS.Timeout | undefined
  let listening: { stop(): Promise<void> } | undefined

  const end = (sessionId: string, at: number) => {
    const isNew = !revoked.has(sessionId)
    revoked.set(sessionId, at)
    if (isNew) for (const listener of listeners) listener(sessionId)
  }

  const refresh = async () => {
    const started = now().getTime()
    const rows = await database.query(selectRevoked, [new Date(readUntil)])
    for (const row of rows) end(row.id, row.revoked_at.getTime())
    for (const [id, at] of revoked) if (at < started - lifetime) revoked.delete(id)
    // Other instances' clocks may differ, and their transactions may commit late.
    readUntil = started - 5 * 60 * 1000
  }

  const deleteExpired = async () => {
    const before = new Date(now().getTime() - lifetime - day)
    await database.query(deleteStale, [before])
    await database.query(deleteErased, [before])
  }

  return {
    deleteExpired,
    onEnd: (listener) => {
      listeners.push(listener)
    },

    async open(tx, user) {
      const { device = null, ...who } = user
      const session = { sessionId: newId(), ...who }
      const opened = await tx.query(insertSession, [user.userId, session.sessionId, now(), device])
      if (opened.length === 0) {
        const hasLeft = (await tx.query(hasLeftRoster, [user.userId])).length > 0
        throw forbidden(say(hasLeft ? 'account-left-roster' : 'account-deactivated'))
      }
      return tokens.write(session)
    },

    list: (userId) => database.query(selectOpen, [userId, new Date(now().getTime() - lifetime)]),

    async revokeOthers(tx, { userId, sessionId }) {
      const since = new Date(now().getTime() - lifetime)
      return (await tx.query(revokeOthersOf, [userId, sessionId, now(), since])).length
    },

    read(token) {
      const signed = tokens.read(token)
      if (!signed) return null
      const { session, expiry, last } = signed
      const left = Math.min(expiry, last) - now().getTime()
      if (left <= 0 || revoked.has(session.sessionId)) return null
      // A visit ends after its hours, however much it is used.
      if (session.isDemoVisit || expiry - now().getTime() > lifetime - renewAfter) return signed.asRead
      database
        .query(touchSession, [session.userId, session.sessionId, now()])
        .catch((err: unknown) => logFault(log, 'warn', err, 'a session could not be marked as used'))
      return { ...session, renewal: tokens.write(session) }
    },

    async revoke(session) {
      end(session.sessionId, now().getTime())
      await database.query(revokeSession, [session.userId, session.sessionId, now()])
    },

    async revokeAll(tx, userId) {
      await tx.query(revokeSessionsOf, [userId, now()])
      await revokeTokensOf(tx, userId, now())
    },

    async endForGood(tx, userId) {
      await tx.query(moveErased, [userId, now()])
    },

    async start() {
      readUntil = now().getTime() - lifetime
      await refresh()
      await deleteExpired()
      const refreshNow = () => {
        refresh().catch((err: unknown) => logFault(log, 'warn', err, 'revoked sessions could not be read'))
      }
      listening = await database.listen('session_revoked', (id) => end(id, now().getTime()), refreshNow)
      timer = setInterval(refreshNow, 60_000).unref()
    },

    async stop() {
      clearInterval(timer)
      await listening?.stop()
    },
  }
}

import { createHash } from 'node:crypto'
import {
  type AccessToken,
  type AccessTokenBody,
  maxTokens,
} from '@skills-center/contract/accounts/access-tokens'
import { retentionDays } from '@skills-center/contract/accounts/retention'
import { Role, UserId } from '@skills-center/contract/ids'
import { Scope } from '@skills-center/contract/scopes'
import { z } from 'zod'
import type { NewId, Now } from './clock.ts'
import type { Database, Queryable } from './database.ts'
import { say } from './messages.gen.ts'
import { conflict, notFound, Refusal, tooManyRequests } from './problems.ts'
import { createFloodLimit } from './rate-limit.ts'
import type { Session } from './session.ts'
import { selectOne, statement } from './statement.ts'

/** Starts every secret, so that secret scanners can recognize a leaked one. */
const prefix = 'sc_pat_'
const secretBytes = 32
/** Update a token's last-used time at most once per this many milliseconds. */
const touchAfter = 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** The limit on calls with all of one person's tokens together. */
const perPerson = { max: 300, seconds: 60 }
/** The limit per network on calls with unknown tokens. */
const guesses = { max: 120, seconds: 60 }

const TokenRow = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(Scope),
  createdAt: z.date(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
})
type TokenRow = z.infer<typeof TokenRow>
const columns = `id, name, scopes, created_at as "createdAt", expires_at as "expiresAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

const lockOwner = statement('access-tokens.lock-owner', 'select 1 as one from users where id = $1 for update')
const countOpen = statement(
  'access-tokens.count-open',
  `select count(*)::integer as open from access_tokens
  where user_id = $1 and revoked_at is null and expires_at > $2`,
  z.object({ open: z.number() }),
)
const insert = statement(
  'access-tokens.insert',
  `insert into access_tokens (id, user_id, name, scopes, secret_hash, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
  TokenRow,
)
const selectOwn = statement(
  'access-tokens.select-own',
  `select ${columns} from access_tokens where user_id = $1 and least(expires_at, revoked_at) > $2
  order by created_at desc, id`,
  TokenRow,
)
const revokeOne = statement(
  'access-tokens.revoke',
  `update access_tokens set revoked_at = coalesce(revoked_at, $3) where user_id = $1 and id = $2
  returning ${columns}`,
  TokenRow,
)
const revokeAll = statement(
  'access-tokens.revoke-all',
  'update access_tokens set revoked_at = $2 where user_id = $1 and revoked_at is null',
)
const selectByHash = statement(
  'access-tokens.select-by-hash',
  `select t.id, t.user_id as "userId", u.role, t.scopes, t.expires_at as "expiresAt", t.revoked_at as "revokedAt"
  from access_tokens t join users u on u.id = t.user_id where t.secret_hash = $1`,
  z.object({
    id: z.string(),
    userId: UserId,
    role: Role,
    scopes: z.array(Scope),
    expiresAt: z.date(),
    revokedAt: z.date().nullable(),
  }),
)
const touch = statement(
  'access-tokens.touch',
  `update access_tokens set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at <= $3)`,
)
const deleteEnded = statement(
  'access-tokens.delete-ended',
  'delete from access_tokens where least(expires_at, revoked_at) < $1',
)

/** The owner of the access token, and the scopes that it allows. */
export interface TokenSession extends Session {
  readonly scopes: readonly Scope[]
}

export interface AccessTokens {
  /**
   * Returns the session of the token with this secret. Refuses an unknown, expired, or revoked token, and one used too
   * often.
   */
  authenticate(secret: string, network: string): Promise<TokenSession>
  /** Open tokens and recently ended ones, newest first. */
  list(userId: UserId): Promise<AccessToken[]>
  /** Returns the secret this one time; it is never logged, and only its hash is stored. */
  create(
    tx: Queryable,
    userId: UserId,
    body: Omit<AccessTokenBody, 'password'>,
  ): Promise<AccessToken & { secret: string }>
  /** Revokes a token at once, for every server instance. Refuses with 404 if the owner has no such token. */
  revoke(tx: Queryable, userId: UserId, id: string): Promise<AccessToken>
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const invalid = (detail: ReturnType<typeof say>) =>
  new Refusal({ status: 401, detail, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })

/**
 * Secrets with which programs call the API for a teacher. Every call reads the table, so a revoked token stops working
 * at once.
 */
export function createAccessTokens(deps: {
  database: Database
  now: Now
  newId: NewId
  randomBytes: (size: number) => Buffer
}): AccessTokens {
  const { database, now } = deps
  const calls = createFloodLimit(now, perPerson)
  const guessing = createFloodLimit(now, guesses)

  const slowDown = (wait: number) => {
    if (wait > 0) throw tooManyRequests(say('token-too-often', { seconds: Math.ceil(wait) }), wait)
  }

  return {
    async authenticate(secret, network) {
      const at = now()
      const found = await selectOne(database, selectByHash, [hashOf(secret)])
      // Count calls of a valid token by owner, so that one caller's guesses do not block others on the same network.
      slowDown(found === undefined ? guessing.take(network) : calls.take(found.userId))
      if (found === undefined) throw invalid(say('token-unknown'))
      if (found.revokedAt !== null) throw invalid(say('token-revoked'))
      if (found.expiresAt <= at) throw invalid(say('token-expired'))
      await database.query(touch, [found.id, at, new Date(at.getTime() - touchAfter)])
      const { id, userId, role } = found
      return { sessionId: id, userId, role, scopes: found.scopes }
    },

    async list(userId) {
      const at = now()
      const since = new Date(at.getTime() - retentionDays.endedToken * day)
      return (await database.query(selectOwn, [userId, since])).map((row) => shown(row, at))
    },

    async create(tx, userId, { name, scopes, days }) {
      const at = now()
      await tx.query(lockOwner, [userId])
      const [count] = await tx.query(countOpen, [userId, at])
      if ((count?.open ?? 0) >= maxTokens) throw conflict(say('too-many-tokens', { most: maxTokens }))
      const secret = prefix + deps.randomBytes(secretBytes).toString('base64url')
      const expiresAt = new Date(at.getTime() + days * day)
      const asked = [...new Set(scopes)].toSorted()
      const [row] = await tx.query(insert, [deps.newId(), userId, name, asked, hashOf(secret), at, expiresAt])
      if (row === undefined) throw new Error('The access token could not be stored.')
      return { ...shown(row, at), secret }
    },

    async revoke(tx, userId, id) {
      const at = now()
      const row = await selectOne(tx, revokeOne, [userId, id, at])
      if (row === undefined) throw notFound(say('no-such-token'))
      return shown(row, at)
    },
  }
}

/** Revokes all access tokens of an account. */
export const revokeTokensOf = (tx: Queryable, userId: UserId, at: Date) => tx.query(revokeAll, [userId, at])

export const deleteEndedTokens = (db: Queryable, before: Date) => db.query(deleteEnded, [before])

const shown = (
  { revokedAt, createdAt, expiresAt, lastUsedAt, ...rest }: TokenRow,
  at: Date,
): AccessToken => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  state: revokedAt !== null ? 'revoked' : expiresAt <= at ? 'expired' : 'open',
})

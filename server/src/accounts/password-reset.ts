import { createHash } from 'node:crypto'
import type { Language } from '@skills-center/contract/language'
import { resetMinutes } from '@skills-center/contract/accounts/password-reset'
import type { Audit } from '../platform/audit.ts'
import type { Delay, Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { linkIn, type MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'
import { notFound, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import type { Sessions } from '../platform/sessions.ts'
import { resetMail } from './account-mails.ts'
import {
  deleteExpiredResets,
  selectByEmail,
  selectByUsername,
  selectReset,
  consumeReset,
  upsertReset,
} from './password-reset-queries.ts'
import { type Passwords, requireUncommon } from './passwords.ts'
import { setAccountPassword } from './queries.ts'
import { usernameKey } from './username-key.ts'
import { say } from './messages.gen.ts'

export interface PasswordResetDeps {
  database: Database
  now: Now
  delay: Delay
  randomBytes: (size: number) => Buffer
  sessions: Sessions
  passwords: Passwords
  post: PostOffice
  audit: Audit
  appName: string
  mailLanguage: MailLanguage
  /**
   * The base URL of links in emails, without a trailing slash. Never taken from a request, because its sender could
   * choose it.
   */
  siteAddress: string
}

export type PasswordResetFeature = ReturnType<typeof createPasswordReset>

/** The most accounts per address, for siblings who share one. */
const maxAccounts = 8
/** A whole class behind one address may have forgotten their passwords, but no mailbox may be flooded. */
const fromNetwork = { max: 60, seconds: 15 * 60 }
const toAccount = { max: 3, seconds: 15 * 60 }
/** Every request takes at least this long, in milliseconds: far more than the work for an existing account. */
const replyMs = 150
const guesses = { max: 120, seconds: 60 }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const linkExpired = () => notFound(say('reset-link-over'))

export function createPasswordReset(deps: PasswordResetDeps) {
  const { database, now, sessions, post, audit } = deps
  const asking = createFloodLimit(now, fromNetwork)
  const mailing = createFloodLimit(now, toAccount)
  const guessing = createFloodLimit(now, guesses)

  /** Counts only invalid links, so that a valid link is never refused because of others' attempts. */
  const refuseLink = (network: string): never => {
    const wait = guessing.take(network)
    if (wait > 0) throw tooManyRequests(say('wait-a-minute'), wait)
    throw linkExpired()
  }

  const find = async (usernameOrEmail: string) => {
    const named = await selectByUsername(database, usernameKey(usernameOrEmail))
    if (named) return [named]
    return selectByEmail(database, usernameOrEmail.toLowerCase(), maxAccounts)
  }

  /** Emails links to the accounts with this username or address, if there are any. */
  async function sendLinks(usernameOrEmail: string, asked: Language): Promise<void> {
    const accounts = await find(usernameOrEmail)
    const [first] = accounts
    if (!first || mailing.take(first.id) > 0) return
    const expiresAt = new Date(now().getTime() + resetMinutes * 60_000)
    const kept = accounts.find((account) => account.language !== null)?.language ?? null
    const language = deps.mailLanguage(kept, asked)
    const links = accounts.map(({ id, username }) => ({
      id,
      username,
      token: deps.randomBytes(32).toString('base64url'),
    }))
    await database.transaction(async (tx) => {
      await deleteExpiredResets(tx, now())
      for (const { id, token } of links) await upsertReset(tx, id, hashOf(token), expiresAt)
      const shown = links.map(({ username, token }) => ({
        username,
        link: linkIn(deps.siteAddress, language, `/reset-password/${token}`),
      }))
      await post.send({ to: first.email, ...resetMail(language, deps.appName, shown) }, tx)
    })
  }

  return {
    /** The reply and its delay are the same whether or not the account exists. */
    async ask(usernameOrEmail: string, network: string, asked: Language): Promise<{ isAsked: true }> {
      const wait = asking.take(network)
      if (wait > 0) throw tooManyRequests(say('too-many-asked'), wait)
      await Promise.all([sendLinks(usernameOrEmail, asked), deps.delay(replyMs)])
      return { isAsked: true }
    },

    async look(token: string, network: string): Promise<{ username: string }> {
      const found = await selectReset(database, hashOf(token), now())
      if (!found) return refuseLink(network)
      return { username: found.username }
    },

    async reset(token: string, password: string, network: string): Promise<{ username: string }> {
      const at = now()
      const found = await selectReset(database, hashOf(token), at)
      if (!found) return refuseLink(network)
      requireUncommon(password, found.username)
      const hash = await deps.passwords.hash(password, found.username)
      await database.transaction(async (tx) => {
        const taken = await consumeReset(tx, hashOf(token), at)
        if (!taken) throw linkExpired()
        await setAccountPassword(tx, taken.id, hash)
        await audit.note(tx, { action: 'password-reset', actor: null, subject: taken.id, via: 'self' })
        await sessions.revokeAll(tx, taken.id)
      })
      return { username: found.username }
    },
  }
}

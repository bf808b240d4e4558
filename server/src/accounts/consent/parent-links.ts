import { createHash } from 'node:crypto'
import type { ParentView } from '@skills-center/contract/accounts/consent-links'
import { consentText, consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { consentDays, type ConsentStatus, type ReadText } from '@skills-center/contract/accounts/consent'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Audit } from '../../platform/audit.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { linkIn, type MailLanguage } from '../../platform/mail-language.ts'
import type { PostOffice } from '../../platform/mail.ts'
import { badRequest, conflict, forbidden, notFound, tooManyRequests } from '../../platform/problems.ts'
import { createFloodLimit } from '../../platform/rate-limit.ts'
import type { Session } from '../../platform/session.ts'
import type { Account } from '../queries.ts'
import { selectLanguage } from '../settings-queries.ts'
import { usernameKey } from '../username-key.ts'
import { askParentMail, consentGivenMail } from './consent-mails.ts'
import {
  insertParentConsent,
  type LinkRow,
  lockPrivacy,
  revokeParentConsent,
  selectConsentLink,
  selectPrivacy,
  settle,
  upsertConsentLink,
} from './consent-queries.ts'
import type { PersonalDetails } from './personal-details.ts'
import { say } from '../messages.gen.ts'

export interface ParentLinkDeps {
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
  details: PersonalDetails
  account: (id: UserId) => Promise<Account>
  status: (id: UserId) => Promise<ConsentStatus>
  erase: (id: UserId, by: { via: 'parent'; actor: null }) => Promise<void>
  exportData: (id: UserId, by: { via: 'parent'; actor: null }) => Promise<ExportedData>
}

export interface ExportedData {
  takenAt: string
  tables: { name: string; about: string; rows: Record<string, unknown>[] }[]
}

export type ParentLinks = ReturnType<typeof createParentLinks>

/** Who opens a parent's link, and from which network. */
export interface Opener {
  readonly session: Session | null
  readonly network: string
}

const day = 24 * 60 * 60 * 1000
const mailsOfStudent = { max: 3, seconds: 24 * 60 * 60 }
/** Across all accounts, so that nobody's mailbox can be flooded. */
const mailsToAddress = { max: 5, seconds: 24 * 60 * 60 }
const openings = { max: 120, seconds: 60 }
/** The total while no parent has consented: a parent who has not answered by then does not want to. */
const maxMails = 6

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const linkExpired = () => notFound(say('parent-link-over'))

/** Checks an emailed link. Anyone who has the email may open it, except students. */
function linkOpener({ database, now, details }: Pick<ParentLinkDeps, 'database' | 'now' | 'details'>) {
  const opening = createFloodLimit(now, openings)
  return async (token: string, { session, network }: Opener): Promise<LinkRow> => {
    const link = await selectConsentLink(database, hashOf(token))
    if (!link) {
      // A valid link is never refused because of others' attempts.
      const wait = opening.take(network)
      if (wait > 0) throw tooManyRequests(say('wait-a-minute'), wait)
      throw linkExpired()
    }
    if (session?.role === 'student') {
      throw forbidden(say('student-signed-in'))
    }
    // Checked here and not when the child asks, so that a child cannot find out other students' addresses.
    if (link.consentedAt === null && (await details.isOwnAddress(database, null, link.parentEmail))) {
      throw forbidden(say('students-address'))
    }
    return link
  }
}

async function viewOf(database: Database, link: LinkRow): Promise<ParentView> {
  const row = await selectPrivacy(database, link.studentId)
  return {
    firstName: link.firstName,
    username: link.username,
    consentedAt: link.consentedAt?.toISOString() ?? null,
    hasSchoolConsent: row?.hasSchool === true,
    dueAt: row?.dueAt?.toISOString() ?? null,
    version: consentVersion,
    text: consentText('parent'),
  }
}

/** Asks a parent by email, and handles what the emailed link can do. */
export function createParentLinks(deps: ParentLinkDeps) {
  const { database, now, post, audit, appName, details, status } = deps
  const ofStudent = createFloodLimit(now, mailsOfStudent)
  const toAddress = createFloodLimit(now, mailsToAddress)
  const requireLink = linkOpener(deps)
  const view = (link: LinkRow) => viewOf(database, link)

  /** Returns a function that emails this address within a transaction. */
  function prepare(email: string, asked: Language) {
    const to = email.toLowerCase()
    const wait = toAddress.take(to)
    if (wait > 0) throw tooManyRequests(say('mailed-already'), wait)
    return async (tx: Queryable, child: { id: UserId; username: string; dueAt: Date }): Promise<void> => {
      const { id, ...person } = child
      const token = deps.randomBytes(32).toString('base64url')
      const language = deps.mailLanguage(await selectLanguage(tx, id), asked)
      const link = linkIn(deps.siteAddress, language, `/consent/${token}`)
      await upsertConsentLink(tx, { studentId: id, hash: hashOf(token), email: to, at: now() })
      await post.send({ to, ...askParentMail(language, appName, { ...person, link }) }, tx)
    }
  }

  return {
    prepare,

    async ask(id: UserId, email: string, asked: Language): Promise<ConsentStatus> {
      const before = await status(id)
      if (before.state === 'ask') throw conflict(say('age-first'))
      if (before.state === 'free') throw conflict(say('no-consent-needed'))
      if (before.by === 'parent' && before.parentEmail !== email.toLowerCase()) {
        throw conflict(say('parent-agreed-already'))
      }
      const row = await selectPrivacy(database, id)
      if (row !== undefined && !row.hasParent && row.mails >= maxMails) {
        throw conflict(say('too-many-parent-mails', { most: maxMails }))
      }
      if (await details.isOwnAddress(database, id, email)) {
        const message = say('own-address')
        throw badRequest(message, [{ field: 'email', message }])
      }
      const wait = ofStudent.take(id)
      if (wait > 0) throw tooManyRequests(say('mailed-already'), wait)
      const write = prepare(email, asked)
      const { username } = await deps.account(id)
      const dueAt =
        before.dueAt === null ? new Date(now().getTime() + consentDays * day) : new Date(before.dueAt)
      await database.transaction((tx) => write(tx, { id, username, dueAt }))
      return status(id)
    },

    open: async (token: string, opener: Opener): Promise<ParentView> =>
      view(await requireLink(token, opener)),

    /** Consenting twice counts once. */
    async give(token: string, read: ReadText, opener: Opener, asked: Language): Promise<ParentView> {
      const link = await requireLink(token, opener)
      if (read.version !== consentVersion) {
        throw conflict(say('text-changed'))
      }
      const language = deps.mailLanguage(link.language, asked)
      await database.transaction(async (tx) => {
        await lockPrivacy(tx, link.studentId)
        if ((await selectPrivacy(tx, link.studentId))?.hasParent !== false) return
        await insertParentConsent(tx, {
          studentId: link.studentId,
          id: deps.newId(),
          read,
          at: now(),
          email: link.parentEmail,
        })
        await settle(tx, [link.studentId], now())
        await audit.note(tx, { action: 'consent-given', actor: null, subject: link.studentId, via: 'parent' })
        await post.send({ to: link.parentEmail, ...consentGivenMail(language, appName, link) }, tx)
      })
      return view(await requireLink(token, opener))
    },

    async withdraw(token: string, username: string, opener: Opener): Promise<{ isErased: boolean }> {
      const link = await requireLink(token, opener)
      if (usernameKey(username) !== usernameKey(link.username)) {
        const message = say('not-the-username')
        throw badRequest(message, [{ field: 'username', message }])
      }
      const row = await selectPrivacy(database, link.studentId)
      if (row?.hasSchool !== true) {
        await deps.erase(link.studentId, { via: 'parent', actor: null })
        return { isErased: true }
      }
      await database.transaction(async (tx) => {
        await revokeParentConsent(tx, link.studentId, now())
        await audit.note(tx, {
          action: 'consent-withdrawn',
          actor: null,
          subject: link.studentId,
          via: 'parent',
        })
      })
      return { isErased: false }
    },

    /**
     * Only for a parent who has consented. A child can have the link sent to any address, so until then it opens
     * nothing but the consent form.
     */
    async childData(token: string, opener: Opener): Promise<ExportedData> {
      const link = await requireLink(token, opener)
      if (link.consentedAt === null) throw forbidden(say('agree-first'))
      return deps.exportData(link.studentId, { via: 'parent', actor: null })
    },
  }
}

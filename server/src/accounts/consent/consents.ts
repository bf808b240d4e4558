import { createHash } from 'node:crypto'
import type { ParentView } from '@skills-center/contract/accounts/consent-links'
import { consentText, consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { consentDays, type PrivacyStanding, type ReadText } from '@skills-center/contract/accounts/consent'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Audit } from '../../platform/audit.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Database, Queryable } from '../../platform/database.ts'
import { linkIn, type MailLanguage } from '../../platform/mail-language.ts'
import type { PostOffice } from '../../platform/mail.ts'
import { badRequest, conflict, forbidden, notFound, tooManyRequests } from '../../platform/problems.ts'
import { createFloodLimit } from '../../platform/rate-limit.ts'
import type { Account } from '../queries.ts'
import { selectLanguage } from '../settings-queries.ts'
import { usernameKey } from '../username-key.ts'
import { ageBandOf, isInFuture } from './age-band.ts'
import { askParentMail, consentGivenMail } from './consent-mails.ts'
import {
  insertParentConsent,
  insertPrivacy,
  type LinkRow,
  lockPrivacy,
  type PrivacyRow,
  revokeParentConsent,
  selectConsentLink,
  selectPrivacy,
  setAgeBand,
  settle,
  upsertConsentLink,
} from './consent-queries.ts'

export interface ConsentNeeds {
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
  account: (id: UserId) => Promise<Account>
  erase: (id: UserId, by: { via: 'parent'; actor: null }) => Promise<void>
  takeData: (id: UserId, by: { via: 'parent'; actor: null }) => Promise<TakenData>
}

export interface TakenData {
  takenAt: string
  tables: { name: string; about: string; rows: Record<string, unknown>[] }[]
}

export type ConsentFeature = ReturnType<typeof createConsents>

const day = 24 * 60 * 60 * 1000
const mailsOfStudent = { most: 3, seconds: 24 * 60 * 60 }
/** Whatever account asks: nobody’s mailbox is to be filled. */
const mailsToAddress = { most: 5, seconds: 24 * 60 * 60 }
const openings = { most: 120, seconds: 60 }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const notOpen = () =>
  notFound('This link does not work any more: a newer one was sent after it, or the account is gone.')

export const consentDue = (now: Now) => new Date(now().getTime() + consentDays * day)

/** What a student’s row says, in the words of the contract; undefined: nobody has to agree. */
function standingOf(row: PrivacyRow | undefined): PrivacyStanding {
  const needsNobody = { by: null, dueAt: null, parentEmail: null }
  if (row === undefined) return { state: 'free', ...needsNobody, canAnswer: false }
  const { ageBand, hasParent, hasSchool, parentEmail } = row
  if (ageBand === '13-plus' || ageBand === '18-plus')
    return { state: 'free', ...needsNobody, canAnswer: false }
  const by = hasParent ? 'parent' : hasSchool ? 'school' : null
  return {
    state: ageBand === null ? 'ask' : by === null ? 'waiting' : 'consented',
    by,
    dueAt: by === null ? (row.dueAt?.toISOString() ?? null) : null,
    parentEmail,
    canAnswer: ageBand === null || ageBand === 'not-said',
  }
}

/** Age and parents’ consent. What a school agrees to is in `class-privacy.ts`. */
export function createConsents(needs: ConsentNeeds) {
  const { database, now, post, audit, appName } = needs
  const ofStudent = createFloodLimit(now, mailsOfStudent)
  const toAddress = createFloodLimit(now, mailsToAddress)
  const opening = createFloodLimit(now, openings)

  const standing = async (id: UserId): Promise<PrivacyStanding> =>
    standingOf(await selectPrivacy(database, id))

  const requireLink = async (token: string, network: string): Promise<LinkRow> => {
    const link = await selectConsentLink(database, hashOf(token))
    if (link) return link
    // A right link is never refused for what others tried.
    const wait = opening.take(network)
    if (wait > 0) throw tooManyRequests('That was a lot at once. Please wait a minute.', wait)
    throw notOpen()
  }

  const view = async (link: LinkRow): Promise<ParentView> => {
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

  return {
    standing,

    /** With the account of a student who signs up, in its transaction. */
    begin: (tx: Queryable, id: UserId) => insertPrivacy(tx, id, consentDue(now)),

    /** Whether a student said to be 18 or older; of nobody else it is known. */
    isAdult: async (id: UserId): Promise<boolean> =>
      (await selectPrivacy(database, id))?.ageBand === '18-plus',

    /** Refuses to show something of a child to others before anyone has agreed. */
    async requireShareable(id: UserId): Promise<void> {
      const { state } = await standing(id)
      if (state === 'free' || state === 'consented') return
      throw forbidden(
        'Nothing of this account is shown to others before a parent or the school has agreed to it.',
      )
    },

    async tellAge(id: UserId, born: { year: number; month: number } | null): Promise<PrivacyStanding> {
      if (born !== null && isInFuture(born, now())) {
        const message = 'That month has not begun yet. Please check it.'
        throw badRequest(message, [{ field: 'born', message }])
      }
      if (!(await setAgeBand(database, id, ageBandOf(born, now())))) {
        throw conflict('You have answered this already. If it was a mistake, write to support.')
      }
      await settle(database, id, consentDue(now))
      return standing(id)
    },

    async askParent(id: UserId, email: string, asked: Language): Promise<PrivacyStanding> {
      const before = await standing(id)
      if (before.state === 'free') throw conflict('Your account needs nobody’s OK.')
      const to = email.toLowerCase()
      if (before.by === 'parent' && before.parentEmail !== to) {
        throw conflict('A parent has agreed already. Another address takes their word: write to support.')
      }
      const wait = Math.max(ofStudent.take(id), toAddress.take(to))
      if (wait > 0) throw tooManyRequests('We have written there already. Please try again tomorrow.', wait)
      const { firstName, username } = await needs.account(id)
      const token = needs.randomBytes(32).toString('base64url')
      const language = needs.mailLanguage(await selectLanguage(database, id), asked)
      const link = linkIn(needs.siteAddress, language, `/consent/${token}`)
      const dueAt = before.dueAt === null ? consentDue(now) : new Date(before.dueAt)
      await database.transaction(async (tx) => {
        await upsertConsentLink(tx, { studentId: id, hash: hashOf(token), email: to, at: now() })
        const words = askParentMail(language, appName, { firstName, username, link, dueAt })
        await post.send({ to, ...words }, tx)
      })
      return standing(id)
    },

    open: async (token: string, address: string): Promise<ParentView> =>
      view(await requireLink(token, address)),

    /** Agreeing twice counts once. */
    async give(token: string, read: ReadText, address: string, asked: Language): Promise<ParentView> {
      const link = await requireLink(token, address)
      if (read.version !== consentVersion) {
        throw conflict('The text has changed since you opened it. Load the page again and read it once more.')
      }
      const language = needs.mailLanguage(link.language, asked)
      await database.transaction(async (tx) => {
        await lockPrivacy(tx, link.studentId)
        if ((await selectPrivacy(tx, link.studentId))?.hasParent !== false) return
        await insertParentConsent(tx, {
          studentId: link.studentId,
          id: needs.newId(),
          read,
          at: now(),
          email: link.parentEmail,
        })
        await settle(tx, link.studentId, consentDue(now))
        await audit.note(tx, { act: 'consent-given', actor: null, subject: link.studentId, via: 'parent' })
        await post.send({ to: link.parentEmail, ...consentGivenMail(language, appName, link) }, tx)
      })
      return view(await requireLink(token, address))
    },

    async withdraw(token: string, username: string, address: string): Promise<{ isErased: boolean }> {
      const link = await requireLink(token, address)
      if (usernameKey(username) !== usernameKey(link.username)) {
        const message = 'That is not the username of this account.'
        throw badRequest(message, [{ field: 'username', message }])
      }
      const row = await selectPrivacy(database, link.studentId)
      if (row?.hasSchool !== true) {
        await needs.erase(link.studentId, { via: 'parent', actor: null })
        return { isErased: true }
      }
      await database.transaction(async (tx) => {
        await revokeParentConsent(tx, link.studentId, now())
        await audit.note(tx, {
          act: 'consent-withdrawn',
          actor: null,
          subject: link.studentId,
          via: 'parent',
        })
      })
      return { isErased: false }
    },

    /** For a parent who has agreed: a link that a child sent to any address opens nothing more than the question. */
    async childData(token: string, address: string): Promise<TakenData> {
      const link = await requireLink(token, address)
      if (link.consentedAt === null) throw forbidden('Agree first: then you see all that is kept.')
      return needs.takeData(link.studentId, { via: 'parent', actor: null })
    },
  }
}

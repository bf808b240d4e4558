import { createHash } from 'node:crypto'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import {
  type School,
  maxOpenInvitations,
  type SchoolId,
  type SchoolLink,
  schoolLinkDays,
  type Verification,
} from '@skills-center/contract/schools'
import type { Queryable } from '../platform/database.ts'
import { linkIn } from '../platform/mail-language.ts'
import { badRequest, conflict, forbidden, notFound, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import { isPublicProvider } from '../platform/public-mail.ts'
import {
  deleteInvitation,
  insertMember,
  type LinkRow,
  selectLanguageOf,
  selectLink,
  selectMemberships,
  selectOpenLinks,
  selectSchoolByDomain,
  consumeLink,
  upsertAddressLink,
  upsertInvitationLink,
} from './queries.ts'
import { domainOf } from '../platform/domains.ts'
import { isAdministratorOf } from './organization/queries.ts'
import { confirmAddressMail, inviteColleagueMail } from './mails.ts'
import type { SchoolsDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import type { MessageOrText } from '../platform/format-message.ts'

const day = 24 * 60 * 60 * 1000
const mailsOfTeacher = { max: 40, seconds: 24 * 60 * 60 }
/** Across all teachers, so that nobody's mailbox can be flooded. */
const mailsToAddress = { max: 3, seconds: 24 * 60 * 60 }
const openings = { max: 120, seconds: 60 }

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const notOpen = () => notFound(say('link-over'))

const nameWithPlace = ({ name, place }: { name: string; place: string }): string =>
  place === '' ? name : `${name}, ${place}`

/** Returns a function that finds an open link, and slows down those who guess. */
function createLinkReader({ database, now }: Pick<SchoolsDeps, 'database' | 'now'>) {
  const opening = createFloodLimit(now, openings)
  return async (token: string, address: string): Promise<LinkRow> => {
    const link = await selectLink(database, hashOf(token), now())
    if (link !== undefined) return link
    // A valid link is never refused because of others' attempts.
    const wait = opening.take(address)
    if (wait > 0) throw tooManyRequests(say('wait-a-minute'), wait)
    throw notOpen()
  }
}

/** The emailed links that verify teachers: to their own school address, or from a colleague. */
export function createSchoolLinks(
  deps: SchoolsDeps,
  verification: (teacherId: UserId) => Promise<Verification>,
) {
  const { database, now, post, audit, appName } = deps
  const byTeacher = createFloodLimit(now, mailsOfTeacher)
  const toAddress = createFloodLimit(now, mailsToAddress)

  const refuse = (message: MessageOrText) => badRequest(message, [{ field: 'email', message }])

  function limitRate(teacherId: UserId, email: string): void {
    const wait = Math.max(byTeacher.take(teacherId), toAddress.take(email))
    if (wait > 0) throw tooManyRequests(say('mailed-already'), wait)
  }

  const requireLink = createLinkReader(deps)

  const languageOf = async (id: UserId, asked: Language) =>
    deps.mailLanguage(await selectLanguageOf(database, id), asked)

  /** Sends an invitation to teach at the school. The caller must check that the sender may invite to it. */
  async function send(
    teacherId: UserId,
    school: School,
    { email, asked, via }: { email: string; asked: Language; via: 'teacher' | 'administrator' },
  ): Promise<void> {
    const open = await selectOpenLinks(database, teacherId, now())
    if (open.filter(({ kind }) => kind === 'invitation').length >= maxOpenInvitations)
      throw conflict(say('too-many-invitations', { most: maxOpenInvitations }))
    limitRate(teacherId, email)
    const language = await languageOf(teacherId, asked)
    const { token, row } = newLink(deps, 'invitation')
    await database.transaction(async (tx) => {
      await upsertInvitationLink(tx, { ...row, schoolId: school.id, teacherId, email })
      const own = (await selectOpenLinks(tx, teacherId, now())).find(({ id }) => id === row.id)
      if (own === undefined) throw new Error('The invitation was not saved')
      const link = linkIn(deps.siteAddress, language, `/school-link/${token}`)
      const words = { teacher: own.teacherName || own.username, school: nameWithPlace(school), link }
      await post.send({ to: email, ...inviteColleagueMail(language, appName, words) }, tx)
      await audit.note(tx, {
        action: 'school-invitation-sent',
        actor: teacherId,
        subject: null,
        via,
      })
    })
  }

  return {
    /** The address's domain must be exactly one that the operator entered for a school. */
    async askAddress(teacherId: UserId, email: string, asked: Language): Promise<Verification> {
      const domain = domainOf(email)
      if (isPublicProvider(domain)) throw refuse(say('private-address'))
      const school = await selectSchoolByDomain(database, domain)
      if (school === undefined) throw refuse(say('unknown-domain', { domain }))
      limitRate(teacherId, email)
      const language = await languageOf(teacherId, asked)
      const { token, row } = newLink(deps, 'address')
      await database.transaction(async (tx) => {
        await upsertAddressLink(tx, { ...row, schoolId: school.id, teacherId, email })
        const own = (await selectOpenLinks(tx, teacherId, now())).find(({ id }) => id === row.id)
        if (own === undefined) throw new Error('The link was not saved')
        const link = linkIn(deps.siteAddress, language, `/school-link/${token}`)
        const words = { username: own.username, school: nameWithPlace(school), link }
        await post.send({ to: email, ...confirmAddressMail(language, appName, words) }, tx)
      })
      return verification(teacherId)
    },

    send,

    async invite(
      teacherId: UserId,
      schoolId: SchoolId,
      email: string,
      asked: Language,
    ): Promise<Verification> {
      const school = (await selectMemberships(database, teacherId)).find(({ id }) => id === schoolId)
      if (school === undefined) throw notFound(say('not-verified-here'))
      await send(teacherId, school, { email, asked, via: 'teacher' })
      return verification(teacherId)
    },

    async cancel(teacherId: UserId, invitationId: string): Promise<Verification> {
      if (!(await deleteInvitation(database, invitationId, teacherId))) throw notFound(say('invitation-over'))
      return verification(teacherId)
    },

    async look(token: string, address: string): Promise<SchoolLink> {
      const { kind, schoolName, schoolPlace, username, teacherName, expiresAt } = await requireLink(
        token,
        address,
      )
      return {
        kind,
        school: { name: schoolName, place: schoolPlace },
        teacher: kind === 'address' ? username : teacherName || username,
        expiresAt: expiresAt.toISOString(),
      }
    },

    /**
     * A link to a school address works only for the teacher who asked for it, while signed in; otherwise a colleague
     * who opens a stranger's link would verify the stranger. An invitation works for any other teacher, as long as its
     * sender is still verified at that school.
     */
    async accept(teacherId: UserId, token: string, address: string): Promise<Verification> {
      const link = await requireLink(token, address)
      const isAddress = link.kind === 'address'
      if (isAddress && link.teacherId !== teacherId)
        throw forbidden(say('another-account', { username: link.username }))
      if (!isAddress && link.teacherId === teacherId) throw forbidden(say('own-invitation'))
      await database.transaction((tx) => verifyBy(deps, tx, { link, token, teacherId }))
      return verification(teacherId)
    },
  }
}

/** A link that is open for some days, and its token; the row stores only the token's hash. */
function newLink(
  { now, newId, randomBytes }: Pick<SchoolsDeps, 'now' | 'newId' | 'randomBytes'>,
  kind: keyof typeof schoolLinkDays,
) {
  const token = randomBytes(32).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + schoolLinkDays[kind] * day)
  return { token, row: { id: newId(), hash: hashOf(token), at, expiresAt } }
}

const mayInvite = async (tx: Queryable, userId: UserId, schoolId: SchoolId): Promise<boolean> =>
  (await selectMemberships(tx, userId)).some(({ id }) => id === schoolId) ||
  (await isAdministratorOf(tx, userId, schoolId))

/** Makes the teacher a member of the link's school; works only once. */
async function verifyBy(
  { audit, now }: Pick<SchoolsDeps, 'audit' | 'now'>,
  tx: Queryable,
  { link, token, teacherId }: { link: LinkRow; token: string; teacherId: UserId },
): Promise<void> {
  const { schoolId, email } = link
  const isAddress = link.kind === 'address'
  if (!(await consumeLink(tx, hashOf(token), now()))) throw notOpen()
  if (!isAddress && !(await mayInvite(tx, link.teacherId, schoolId))) throw notOpen()
  if (isAddress && (await selectSchoolByDomain(tx, domainOf(email)))?.id !== schoolId) throw notOpen()
  await insertMember(tx, {
    teacherId,
    schoolId,
    verifiedBy: link.kind,
    at: now(),
    email,
    invitedBy: isAddress ? null : link.teacherId,
  })
  await audit.note(tx, {
    action: 'teacher-verified',
    actor: isAddress ? teacherId : link.teacherId,
    subject: teacherId,
    via: isAddress ? 'self' : 'teacher',
  })
}

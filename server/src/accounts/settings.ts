import type {
  OpenSession,
  Preferences,
  ProfileBody,
  Settings,
} from '@skills-center/contract/accounts/settings'
import type { UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Audit } from '../platform/audit.ts'
import type { Database } from '../platform/database.ts'
import type { MailLanguage } from '../platform/mail-language.ts'
import type { PostOffice } from '../platform/mail.ts'
import { badRequest, forbidden, notFound, notSignedIn } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import type { Sessions } from '../platform/sessions.ts'
import { emailChangedMail, passwordChangedMail } from './account-mails.ts'
import { deleteReset } from './password-reset-queries.ts'
import { type Passwords, requireUncommon } from './passwords.ts'
import { setAccountPassword } from './queries.ts'
import {
  selectPasswordHash,
  selectSettings,
  setEmail,
  setPreferences,
  setProfile,
} from './settings-queries.ts'
import type { SignInGuard } from './sign-in-guard.ts'
import { say } from './messages.gen.ts'

export interface SettingsDeps {
  database: Database
  sessions: Sessions
  guard: SignInGuard
  passwords: Passwords
  post: PostOffice
  audit: Audit
  appName: string
  mailLanguage: MailLanguage
  /** Refuses to store a child's name, address, or school before consent. */
  requireMayKeepDetails: (id: UserId) => Promise<void>
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
}

export type SettingsFeature = ReturnType<typeof createSettings>

/** What users change in their own accounts, and where they are signed in. */
export function createSettings(deps: SettingsDeps) {
  const { database, sessions, guard, passwords, post, audit, appName, mailLanguage, forget } = deps

  const settings = async (id: UserId): Promise<Settings> => {
    const row = await selectSettings(database, id)
    if (!row) throw notSignedIn(say('account-gone'))
    const { theme, textSize, readingRate, timeZone, language, ...profile } = row
    return { ...profile, preferences: { theme, textSize, readingRate, timeZone, language } }
  }

  /** Wrong passwords here count only against the signed-in user. */
  const requirePassword = async (id: UserId, password: string, field: string) => {
    const passwordHash = await selectPasswordHash(database, id)
    if (!(await guard.guessInside(id, () => passwords.isRight(passwordHash, password, id)))) {
      await audit.note(database, { action: 'sign-in-failed', actor: null, subject: id, via: 'self' })
      const message = say('not-your-password')
      throw badRequest(message, [{ field, message }])
    }
  }

  const openSessions = (session: Session) => listSessions(sessions, session)

  return {
    settings,
    requirePassword,
    openSessions,

    async savePreferences(id: UserId, to: Preferences): Promise<Settings> {
      await setPreferences(database, id, to)
      return settings(id)
    },

    async saveProfile(id: UserId, to: ProfileBody): Promise<Settings> {
      if ((await settings(id)).isMadeByTeacher) throw forbidden(say('teacher-changes-name'))
      await deps.requireMayKeepDetails(id)
      await setProfile(database, id, { ...to, schoolName: to.schoolName || null })
      forget(id)
      return settings(id)
    },

    async changeEmail(
      id: UserId,
      { email, password, asked }: { email: string; password: string; asked: Language },
    ): Promise<Settings> {
      const before = await settings(id)
      const language = mailLanguage(before.preferences.language, asked)
      if (before.isMadeByTeacher) throw forbidden(say('no-email-needed'))
      await deps.requireMayKeepDetails(id)
      await requirePassword(id, password, 'password')
      const to = email.toLowerCase()
      await database.transaction(async (tx) => {
        await setEmail(tx, id, to)
        await audit.note(tx, { action: 'email-changed', actor: id, subject: id, via: 'self' })
        await deleteReset(tx, id)
        if (before.email !== null && before.email !== to)
          await post.send({ to: before.email, ...emailChangedMail(language, appName, before.username) }, tx)
      })
      forget(id)
      return settings(id)
    },

    /** Ends all sessions, and opens a new one for this browser. */
    async changePassword(
      session: Session,
      {
        current,
        password,
        device,
        asked,
      }: { current: string; password: string; device: string | null; asked: Language },
    ): Promise<{ signedOut: number; token: string }> {
      const { userId, role } = session
      const before = await settings(userId)
      const language = mailLanguage(before.preferences.language, asked)
      requireUncommon(password, before.username)
      await requirePassword(userId, current, 'current')
      const hash = await passwords.hash(password, userId)
      return database.transaction(async (tx) => {
        await setAccountPassword(tx, userId, hash)
        await audit.note(tx, { action: 'password-changed', actor: userId, subject: userId, via: 'self' })
        await deleteReset(tx, userId)
        if (before.email !== null)
          await post.send(
            { to: before.email, ...passwordChangedMail(language, appName, before.username) },
            tx,
          )
        const signedOut = await sessions.revokeOthers(tx, session)
        await sessions.revokeAll(tx, userId)
        return { signedOut, token: await sessions.open(tx, { userId, role, device }) }
      })
    },

    async endSession(session: Session, id: string): Promise<OpenSession[]> {
      const isTheirs = (await sessions.list(session.userId)).some((row) => row.id === id)
      if (!isTheirs) throw notFound(say('device-signed-out'))
      await sessions.revoke({ userId: session.userId, sessionId: id })
      return openSessions(session)
    },

    async endOtherSessions(session: Session): Promise<OpenSession[]> {
      await database.transaction((tx) => sessions.revokeOthers(tx, session))
      return openSessions(session)
    },
  }
}

/** The user's open sessions, this browser's first. */
async function listSessions(sessions: Sessions, session: Session): Promise<OpenSession[]> {
  const rows = await sessions.list(session.userId)
  const shown = rows.map(({ id, device, createdAt, refreshedAt }) => ({
    id,
    device,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: refreshedAt.toISOString(),
    isThis: id === session.sessionId,
  }))
  return shown.toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
}

import { Username } from '@skills-center/contract/accounts'
import type { LoginBody, SignupBody, User, UsernameCheck } from '@skills-center/contract/accounts'
import { UserId } from '@skills-center/contract/ids'
import type { GradeLevel } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Audit } from '../platform/audit.ts'
import { createCache } from '../platform/cache.ts'
import type { NewId, Now } from '../platform/clock.ts'
import { isUniqueViolation } from '../platform/database.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { fieldText } from '../platform/fields/field-text.ts'
import { formatMessage } from '../platform/format-message.ts'
import { badRequest, conflict, forbidden, notFound, notSignedIn } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import { demoVisitHours, type Sessions } from '../platform/sessions.ts'
import { type Passwords, requireUncommon } from './passwords.ts'
import {
  insertAccount,
  isAnyoneThere,
  isDemoThere,
  isUsernameTaken,
  selectAccount,
  selectCredentials,
  selectDemoTeacher,
  setAccountGrade,
  setAccountPassword,
} from './queries.ts'
import type { Account, NewAccount } from './queries.ts'
import type { CardPasswords } from './card-passwords.ts'
import type { From, SignInGuard } from './sign-in-guard.ts'
import { createStudentAccounts } from './student-accounts.ts'
import { usernameKey } from './username-key.ts'
import { say } from './messages.gen.ts'

export interface AccountsDeps {
  database: Database
  now: Now
  newId: NewId
  sessions: Sessions
  guard: SignInGuard
  passwords: Passwords
  cardPasswords: CardPasswords
  audit: Audit
  /** Decides by the given age how to create the account; `begin` must run in its transaction. */
  arrive: (
    body: SignupBody,
    from: Origin,
  ) => Promise<{ isChild: boolean; begin: (tx: Queryable, id: UserId) => Promise<void> }>
  /** Whether the teacher administers a school or district. */
  isAdministrator: (id: UserId) => Promise<boolean>
  /** The payment provider's id of the student's plan; null if there is none. Called whenever a user is returned. */
  stripeSubscriptionId: (id: UserId) => Promise<string | null>
  /** Whether there may be a demo class here; false in production, whatever the database contains. */
  isDemo: boolean
}

/** The data of a sign-up; only children have no email. */
export interface Person extends Pick<
  SignupBody,
  'username' | 'password' | 'role' | 'gradeLevel' | 'schoolName' | 'subject'
> {
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
}

/** A demo account; null: nobody can sign in. */
export interface DemoPerson extends Omit<Person, 'password'> {
  readonly password: string | null
}

/** Where a sign-up comes from. */
interface Origin {
  readonly network: string
  /** The language of the page. */
  readonly asked: Language
}

/** The message for a wrong username or password; the same for both. */
const wrongCredentials = say('wrong-password')

/** The account was deleted while its session was still open. */
const accountDeleted = () => notSignedIn(say('account-gone'))

/** Everyone except children must give names and an email. */
function requirePerson({ firstName, lastName, email, ...body }: SignupBody): Person {
  if (firstName !== undefined && lastName !== undefined && email !== undefined)
    return { ...body, firstName, lastName, email }
  const nameMissing = say('name-missing')
  const errors = [
    ...(firstName === undefined ? [{ field: 'firstName', message: nameMissing }] : []),
    ...(lastName === undefined ? [{ field: 'lastName', message: nameMissing }] : []),
    ...(email === undefined ? [{ field: 'email', message: say('email-missing') }] : []),
  ]
  throw badRequest(errors[0]?.message ?? nameMissing, errors)
}

/** A child gives no name, address, or school, and any that are sent are not stored. The username serves as the name. */
const nameless = ({ username, password, role, gradeLevel }: SignupBody): Person => ({
  username,
  password,
  role,
  gradeLevel,
  email: null,
  firstName: username.normalize('NFKC'),
  lastName: '',
})

export type AccountsFeature = ReturnType<typeof createAccounts>

/** Creates, caches, and presents accounts. */
function createBook(deps: AccountsDeps) {
  const { database, now, newId } = deps

  const cache = createCache<UserId, Account | undefined>({
    now,
    seconds: 20,
    max: 50_000,
    load: (id) => selectAccount(database, id),
  })

  const requireAccount = async (id: UserId): Promise<Account> => {
    const account = await cache.get(id)
    if (!account) throw accountDeleted()
    return account
  }

  /** The user in the contract's form. */
  const present = async (account: Account, isDemoVisit = false): Promise<User> => ({
    ...account,
    isDemoVisit,
    stripeSubscriptionId: await deps.stripeSubscriptionId(account.id),
    isAdministrator: account.role === 'teacher' && (await deps.isAdministrator(account.id)),
  })

  const describe = (body: Omit<Person, 'password'>, isDemo: boolean): Omit<NewAccount, 'passwordHash'> => ({
    id: UserId.parse(newId()),
    username: body.username.normalize('NFKC'),
    role: body.role,
    gradeLevel: body.gradeLevel,
    email: body.email?.toLowerCase() ?? null,
    firstName: body.firstName,
    lastName: body.lastName,
    schoolName: body.schoolName || null,
    subject: body.role === 'teacher' ? (body.subject ?? 'both') : null,
    isDemo,
    usernameKey: usernameKey(body.username),
    createdAt: now(),
  })

  const prepare = async (body: Person, lane = 'server'): Promise<NewAccount> => ({
    ...describe(body, false),
    passwordHash: await deps.passwords.hash(body.password, lane),
  })

  return { cache, requireAccount, present, describe, prepare }
}

type Book = ReturnType<typeof createBook>

/** Sign-up and sign-in. */
function createSigning(deps: AccountsDeps, { cache, requireAccount, present, prepare }: Book) {
  const { database, sessions, guard, audit } = deps
  return {
    /** Creates the account and signs it in. The token belongs in the cookie. */
    async signUp(body: SignupBody, { device, ...from }: Origin & { device: string | null }) {
      const { network } = from
      requireUncommon(body.password, body.username)
      const { isChild, begin } = await deps.arrive(body, from)
      const account = await prepare(isChild ? nameless(body) : requirePerson(body), network)
      try {
        const token = await database.transaction(async (tx) => {
          await insertAccount(tx, account)
          await audit.note(tx, { action: 'signed-up', actor: account.id, subject: account.id, via: 'self' })
          await begin(tx, account.id)
          return sessions.open(tx, { userId: account.id, role: account.role, device })
        })
        await guard.remember(account.usernameKey, network)
        return { user: await present(await requireAccount(account.id)), token }
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(say('username-taken'))
        throw error
      }
    },

    async signIn(body: LoginBody, { from, deviceName }: { from: From; deviceName: string | null }) {
      const key = usernameKey(body.username)
      const found = await selectCredentials(database, key)
      const isRight = await guard.guess(key, from, () =>
        deps.passwords.isRight(found?.passwordHash, body.password, from.network),
      )
      const self = { subject: found?.account.id ?? null, via: 'self' as const }
      if (!found || !isRight) {
        // Also recorded, without the name, if the username does not exist: it then takes as long, and guessing shows in
        // the log.
        await audit.note(database, { action: 'sign-in-failed', actor: null, ...self })
        throw notSignedIn(wrongCredentials)
      }
      const { account } = found
      if (account.role !== body.role) {
        await audit.note(database, { action: 'sign-in-failed', actor: null, ...self })
        throw forbidden(say('another-role', { role: account.role }))
      }
      const token = await sessions.open(database, {
        userId: account.id,
        role: account.role,
        device: deviceName,
      })
      await audit.note(database, { action: 'signed-in', actor: account.id, ...self })
      cache.set(account.id, account)
      return { user: await present(account), token, device: guard.mark(from.device, key) }
    },

    /** Opens a session in which a visitor sees what the demo's teacher sees, and can change nothing. */
    async visitDemo(): Promise<{ token: string; endsAt: Date }> {
      const userId = deps.isDemo ? await selectDemoTeacher(database) : undefined
      if (userId === undefined) throw notFound(say('no-demo-class'))
      const token = await sessions.open(database, { userId, role: 'teacher', isDemoVisit: true })
      return { token, endsAt: new Date(deps.now().getTime() + demoVisitHours * 60 * 60 * 1000) }
    },
  }
}

/** The operator's actions on accounts. */
function createOperatorAccounts(
  { database, sessions, audit, passwords }: AccountsDeps,
  { describe, prepare }: Book,
) {
  return {
    /** A demo account, for an installation without users. Without a password, nobody can sign in. */
    async makeDemo({ password, ...person }: DemoPerson): Promise<UserId> {
      const passwordHash = await (password === null
        ? passwords.nobodysHash()
        : passwords.hash(password, 'server'))
      const account = { ...describe(person, true), passwordHash }
      await insertAccount(database, account)
      return account.id
    },

    /** A teacher account that the operator creates. */
    async makeTeacher(person: Omit<Person, 'role'>): Promise<UserId> {
      const account = await prepare({ ...person, role: 'teacher' })
      try {
        await database.transaction(async (tx) => {
          await insertAccount(tx, account)
          await audit.note(tx, {
            action: 'teacher-created',
            actor: null,
            subject: account.id,
            via: 'administrator',
          })
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(say('username-taken'))
        throw error
      }
      return account.id
    },

    /** The operator sets a password; all devices are signed out. */
    async setPasswordOf(id: UserId, password: string): Promise<void> {
      const hash = await passwords.hash(password, 'server')
      await database.transaction(async (tx) => {
        await setAccountPassword(tx, id, hash)
        await sessions.revokeAll(tx, id)
        await audit.note(tx, { action: 'password-reset', actor: null, subject: id, via: 'administrator' })
      })
    },

    /** Throws if there is no such account. */
    async requireByUsername(username: string): Promise<Account> {
      const found = await selectCredentials(database, usernameKey(username))
      if (!found) throw notFound(say('no-such-account', { username }))
      return found.account
    },
  }
}

export function createAccounts(deps: AccountsDeps) {
  const { database } = deps
  const book = createBook(deps)
  const { cache, requireAccount, present } = book

  return {
    async checkUsername(username: string): Promise<UsernameCheck> {
      const parsed = Username.safeParse(username)
      if (!parsed.success) {
        const [message = ''] = parsed.error.issues.map((issue) => formatMessage(fieldText(issue)))
        return { available: false, message }
      }
      const isTaken = await isUsernameTaken(database, usernameKey(parsed.data))
      return {
        available: !isTaken,
        message: formatMessage(isTaken ? say('username-occupied') : say('username-free')),
      }
    },

    ...createSigning(deps, book),
    ...createOperatorAccounts(deps, book),

    user: async ({ userId, isDemoVisit }: Pick<Session, 'userId' | 'isDemoVisit'>): Promise<User> =>
      present(await requireAccount(userId), isDemoVisit),

    /** Drops an account from the cache. */
    forget: cache.forget,

    /** Returns the account, up to 20 seconds old; refuses if it no longer exists. */
    requireAccount,

    async setGrade(id: UserId, grade: GradeLevel): Promise<User> {
      const account = await setAccountGrade(database, id, grade)
      if (!account) throw accountDeleted()
      cache.set(id, account)
      return present(account)
    },

    cardPasswords: deps.cardPasswords,
    /** For classrooms: students whose accounts a teacher creates. */
    students: createStudentAccounts({ ...deps, forget: cache.forget }),

    isAnyoneThere: () => isAnyoneThere(database),
    isDemoThere: async () => deps.isDemo && (await isDemoThere(database)),
  }
}

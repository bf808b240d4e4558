import { UserId } from '@skills-center/contract/ids'
import type { GradeLevel } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { CardPasswords } from './card-passwords.ts'
import type { Passwords } from './passwords.ts'
import { deleteAccounts, insertAccount, setAccountPassword, setAccountPerson } from './queries.ts'
import { usernameKey } from './username-key.ts'

/** A student account made by a teacher: no email, and only as much of the name as the teacher gives. */
export interface NewStudent {
  readonly username: string
  /** Null: nobody can sign in. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: GradeLevel
}

/** What teachers do with their students' accounts. The caller must check whose they are. */
export function createStudentAccounts(deps: {
  now: Now
  newId: NewId
  sessions: Sessions
  passwords: Passwords
  cardPasswords: CardPasswords
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
}) {
  const { now, newId, sessions, passwords, cardPasswords, forget } = deps
  return {
    usernameKey,

    /** Makes this many passwords for login cards, with their hashes. */
    makePasswords: cardPasswords.take,

    /**
     * Returns a function that inserts all of them in a transaction. It throws a unique violation if a username has been
     * taken meanwhile.
     */
    async prepare(students: readonly NewStudent[]) {
      const unused = await passwords.nobodysHash()
      const accounts = students.map(({ username, firstName, lastName, gradeLevel, passwordHash }) => ({
        username,
        firstName,
        lastName,
        gradeLevel,
        id: UserId.parse(newId()),
        usernameKey: usernameKey(username),
        passwordHash: passwordHash ?? unused,
        role: 'student' as const,
        email: null,
        schoolName: null,
        subject: null,
        isDemo: false,
        createdAt: now(),
      }))
      return {
        ids: accounts.map(({ id }) => id),
        async insert(tx: Queryable): Promise<void> {
          for (const account of accounts) await insertAccount(tx, account)
        },
      }
    },

    /** Sets the passwords and ends the students' sessions. */
    async setPasswords(
      tx: Queryable,
      hashes: readonly { id: UserId; passwordHash: string }[],
    ): Promise<void> {
      for (const { id, passwordHash } of hashes) {
        await setAccountPassword(tx, id, passwordHash)
        await sessions.revokeAll(tx, id)
      }
    },

    /** Deletes the accounts and all their data. They must have no open sessions. */
    async erase(tx: Queryable, ids: readonly UserId[]): Promise<void> {
      await deleteAccounts(tx, ids)
      for (const id of ids) forget(id)
    },

    async edit(
      tx: Queryable,
      id: UserId,
      person: { firstName: string; lastName: string; gradeLevel: GradeLevel },
    ): Promise<void> {
      await setAccountPerson(tx, id, person)
      forget(id)
    },
  }
}

import { UserId } from '@skills-center/contract/ids'
import type { GradeLevel } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { CardPasswords } from './card-passwords.ts'
import type { Passwords } from './passwords.ts'
import { deleteAccounts, insertAccount, setAccountPassword, setAccountPerson } from './queries.ts'
import { usernameKey } from './username-key.ts'

/** A student whom a teacher enters: no e-mail, and no more of the name than the teacher gives. */
export interface NewStudent {
  readonly username: string
  /** Null: nobody is to sign in. */
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: GradeLevel
}

/** What teachers do to accounts of their students. Whose those are is for the caller to know. */
export function createStudentAccounts(needs: {
  now: Now
  newId: NewId
  sessions: Sessions
  passwords: Passwords
  cardPasswords: CardPasswords
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
}) {
  const { now, newId, sessions, passwords, cardPasswords, forget } = needs
  return {
    usernameKey,

    /** So many passwords for login cards, with what is stored of them. */
    makePasswords: cardPasswords.take,

    /**
     * Answers what enters all of them in a transaction. That throws a unique violation where a username has been taken
     * meanwhile.
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

    /** Sets the passwords and ends the students’ sessions. */
    async setPasswords(
      tx: Queryable,
      hashes: readonly { id: UserId; passwordHash: string }[],
    ): Promise<void> {
      for (const { id, passwordHash } of hashes) {
        await setAccountPassword(tx, id, passwordHash)
        await sessions.revokeAll(tx, id)
      }
    },

    /** With all that is theirs. Nobody may be signed in as them. */
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

import { UserId } from '@skills-center/contract/ids'
import type { GradeLevel } from '@skills-center/contract/ids'
import type { NewId, Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import type { Sessions } from '../platform/sessions.ts'
import { hashPassword } from './passwords.ts'
import { deleteAccounts, insertAccount, setAccountPassword, setAccountPerson } from './queries.ts'
import { usernameKey } from './username-key.ts'

/** A student whom a teacher enters: no e-mail, and no more of the name than the teacher gives. */
export interface NewStudent {
  readonly username: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly gradeLevel: GradeLevel
}

/** Passwords hashed at a time: those who sign in meanwhile find half of the threads free. */
const atOnce = 2

async function hashAll(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = []
  for (let from = 0; from < passwords.length; from += atOnce) {
    hashes.push(
      ...(await Promise.all(passwords.slice(from, from + atOnce).map((one) => hashPassword(one, 'classes')))),
    )
  }
  return hashes
}

/** What teachers do to accounts of their students. Whose those are is for the caller to know. */
export function createStudentAccounts(needs: {
  now: Now
  newId: NewId
  sessions: Sessions
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
}) {
  const { now, newId, sessions, forget } = needs
  return {
    usernameKey,

    /**
     * Hashes the passwords, about 20 ms each, and answers what enters all of them in a transaction. That throws a
     * unique violation where a username has been taken meanwhile.
     */
    async prepare(students: readonly NewStudent[]) {
      const hashes = await hashAll(students.map(({ password }) => password))
      const accounts = students.map(({ username, firstName, lastName, gradeLevel }, at) => ({
        username,
        firstName,
        lastName,
        gradeLevel,
        id: UserId.parse(newId()),
        usernameKey: usernameKey(username),
        passwordHash: hashes[at] ?? '',
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

    /** Hashes, and answers what sets the passwords in a transaction and ends the students’ sessions. */
    async preparePasswords(passwords: readonly { id: UserId; password: string }[]) {
      const hashes = await hashAll(passwords.map(({ password }) => password))
      return async (tx: Queryable): Promise<void> => {
        for (const [at, { id }] of passwords.entries()) {
          await setAccountPassword(tx, id, hashes[at] ?? '')
          await sessions.revokeAll(tx, id)
        }
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

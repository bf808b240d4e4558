import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { Passwords } from './passwords.ts'
import type { RosterAccount } from './roster-account.ts'
import { insertRosterAccounts, selectTakenKeys, updateRosterAccounts } from './roster-account-queries.ts'
import { usernameKey } from './username-key.ts'

/** Creates and changes the accounts of a roster, some hundreds at once. The caller must check whose they are. */
export function createRosterAccounts({
  database,
  now,
  passwords,
  forget,
}: {
  database: Database
  now: Now
  passwords: Passwords
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
}) {
  return {
    usernameKey,

    /** Which of these usernames' keys are taken. */
    takenKeys: (keys: readonly string[]) => selectTakenKeys(database, keys),

    /** Throws a unique violation if a username has been taken meanwhile. */
    async insert(tx: Queryable, accounts: readonly RosterAccount[]): Promise<void> {
      const passwordHash = await passwords.nobodysHash()
      const rows = accounts.map((account) => ({ ...account, usernameKey: usernameKey(account.username) }))
      await insertRosterAccounts(tx, rows, { passwordHash, at: now() })
    },

    /** Changes names, and the grades of students. */
    async update(
      tx: Queryable,
      people: readonly Pick<RosterAccount, 'id' | 'firstName' | 'lastName' | 'gradeLevel'>[],
    ): Promise<void> {
      await updateRosterAccounts(tx, people)
      for (const { id } of people) forget(id)
    },
  }
}

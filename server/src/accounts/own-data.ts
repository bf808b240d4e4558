import type { UserId } from '@skills-center/contract/ids'
import { type Audit, type AuditEvent, eraseInAudit } from '../platform/audit.ts'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { PostOffice } from '../platform/mail.ts'
import { conflict, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import type { Sessions } from '../platform/sessions.ts'
import {
  countOwnedClasses,
  deleteUser,
  isEmailUsed,
  selectAddresses,
  selectOwnData,
} from './own-data-queries.ts'
import { selectAccount } from './queries.ts'
import type { SettingsFeature } from './settings.ts'
import { say } from './messages.gen.ts'

export interface OwnDataDeps {
  database: Database
  now: Now
  sessions: Sessions
  post: PostOffice
  audit: Audit
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
  /** Columns of any table that are never exported. */
  unshownColumns: readonly string[]
  /** Called for features that store ids of people without a foreign key to their accounts. */
  onErase: readonly ((tx: Queryable, id: UserId) => Promise<void>)[]
}

export type OwnDataFeature = ReturnType<typeof createOwnData>

/** Who does it; `actor` is null if nobody is signed in. */
type By = Pick<AuditEvent, 'via' | 'actor'>

/** An export of years of answers is several megabytes. */
const exports = { max: 10, seconds: 600 }

/** Exports and deletes a person's data. The caller must check who may ask for that. */
export function createOwnData(deps: OwnDataDeps) {
  const { database, now, sessions, post, audit } = deps
  const taking = createFloodLimit(now, exports)
  return {
    async take(id: UserId, by: By) {
      const wait = taking.take(id)
      if (wait > 0) throw tooManyRequests(say('data-just-taken'), wait)
      const tables = await selectOwnData(database, id, deps.unshownColumns)
      await audit.note(database, { action: 'data-exported', subject: id, ...by })
      return { takenAt: now().toISOString(), tables }
    },

    /** Deletes an account. If a teacher owns classes, `hasClasses` must confirm that they are deleted too. */
    async erase(id: UserId, by: By, { hasClasses = false }: { hasClasses?: boolean } = {}): Promise<void> {
      await database.transaction(async (tx) => {
        const owned = await countOwnedClasses(tx, id)
        if (owned > 0 && !hasClasses) {
          throw conflict(say('owns-classes', { owned }))
        }
        const { username = '' } = (await selectAccount(tx, id)) ?? {}
        const addresses = await selectAddresses(tx, id)
        await sessions.endForGood(tx, id)
        for (const listener of deps.onErase) await listener(tx, id)
        await eraseInAudit(tx, id)
        await deleteUser(tx, id)
        for (const address of addresses) {
          if (await isEmailUsed(tx, address)) await post.forget(tx, address, username)
          else await post.forget(tx, address)
        }
        const actor = by.actor === id ? null : by.actor
        await audit.note(tx, { action: 'account-erased', subject: null, via: by.via, actor })
      })
      deps.forget(id)
      await post.deleteForgottenFiles()
    },
  }
}

/** Deletes the user's own account; requires the password. */
export async function eraseOwn(
  { settings, ownData }: { settings: SettingsFeature; ownData: OwnDataFeature },
  id: UserId,
  password: string,
) {
  await settings.requirePassword(id, password, 'password')
  await ownData.erase(id, { via: 'self', actor: id })
  return { isErased: true as const }
}

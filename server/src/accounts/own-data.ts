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

export interface OwnDataNeeds {
  database: Database
  now: Now
  sessions: Sessions
  post: PostOffice
  audit: Audit
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
  /** Columns of any table that are never handed out. */
  unshownColumns: readonly string[]
  /** Others who keep identifiers of people without referring to their accounts. */
  onErase: readonly ((tx: Queryable, id: UserId) => Promise<void>)[]
}

export type OwnDataFeature = ReturnType<typeof createOwnData>

/** Who does it; null: nobody who is signed in. */
type By = Pick<AuditEvent, 'via' | 'actor'>

/** Years of answers are some megabytes. */
const exports = { max: 10, seconds: 600 }

/** What is kept about a person, handed out and deleted at the word of who may say so: that is for the caller to know. */
export function createOwnData(needs: OwnDataNeeds) {
  const { database, now, sessions, post, audit } = needs
  const taking = createFloodLimit(now, exports)
  return {
    async take(id: UserId, by: By) {
      const wait = taking.take(id)
      if (wait > 0) throw tooManyRequests(say('data-just-taken'), wait)
      const tables = await selectOwnData(database, id, needs.unshownColumns)
      await audit.note(database, { action: 'data-exported', subject: id, ...by })
      return { takenAt: now().toISOString(), tables }
    },

    /** Deletes an account; that of a teacher who owns classes only where `hasClasses` says that they go too. */
    async erase(id: UserId, by: By, { hasClasses = false }: { hasClasses?: boolean } = {}): Promise<void> {
      await database.transaction(async (tx) => {
        const owned = await countOwnedClasses(tx, id)
        if (owned > 0 && !hasClasses) {
          throw conflict(say('owns-classes', { owned }))
        }
        const { username = '' } = (await selectAccount(tx, id)) ?? {}
        const addresses = await selectAddresses(tx, id)
        await sessions.endForGood(tx, id)
        for (const listener of needs.onErase) await listener(tx, id)
        await eraseInAudit(tx, id)
        await deleteUser(tx, id)
        for (const address of addresses) {
          if (await isEmailUsed(tx, address)) await post.forget(tx, address, username)
          else await post.forget(tx, address)
        }
        const actor = by.actor === id ? null : by.actor
        await audit.note(tx, { action: 'account-erased', subject: null, via: by.via, actor })
      })
      needs.forget(id)
      await post.deleteForgottenFiles()
    },
  }
}

/** Deleting the own account, which asks for the password. */
export async function eraseOwn(
  { settings, ownData }: { settings: SettingsFeature; ownData: OwnDataFeature },
  id: UserId,
  password: string,
) {
  await settings.requirePassword(id, password, 'password')
  await ownData.erase(id, { via: 'self', actor: id })
  return { isErased: true as const }
}

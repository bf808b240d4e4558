import type { UserId } from '@skills-center/contract/ids'
import type { Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import type { PostOffice } from '../platform/mail.ts'
import { conflict, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import type { Sessions } from '../platform/sessions.ts'
import { countOwnedClasses, deleteUser, isEmailUsed, selectOwnData } from './own-data-queries.ts'
import type { SettingsFeature } from './settings.ts'

export interface OwnDataNeeds {
  database: Database
  now: Now
  sessions: Sessions
  post: PostOffice
  settings: SettingsFeature
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
  /** Others who keep identifiers of people without referring to their accounts. */
  onErase: readonly ((tx: Queryable, id: UserId) => Promise<void>)[]
}

export type OwnDataFeature = ReturnType<typeof createOwnData>

/** Years of answers are some megabytes. */
const exports = { most: 10, seconds: 600 }

/** What is kept about a person, handed to them and deleted at their word. */
export function createOwnData(needs: OwnDataNeeds) {
  const { database, now, sessions, post, settings } = needs
  const taking = createFloodLimit(now, exports)
  return {
    async take(id: UserId) {
      const wait = taking.take(id)
      if (wait > 0) throw tooManyRequests('You just took your data. Please try again in a few minutes.', wait)
      return { takenAt: now().toISOString(), tables: await selectOwnData(database, id) }
    },

    async erase(id: UserId, { password, address }: { password: string; address: string }) {
      await settings.requirePassword(id, await settings.settings(id), password, {
        field: 'password',
        address,
      })
      await database.transaction(async (tx) => {
        const owned = await countOwnedClasses(tx, id)
        if (owned > 0) {
          const classes = owned === 1 ? 'a class' : `${owned} classes`
          throw conflict(
            `You own ${classes}. Delete what you own first, so that no student loses a class unawares.`,
          )
        }
        await sessions.endForGood(tx, id)
        for (const tell of needs.onErase) await tell(tx, id)
        const gone = await deleteUser(tx, id)
        if (gone?.email && !(await isEmailUsed(tx, gone.email))) await post.forget(tx, gone.email)
      })
      needs.forget(id)
      return { isErased: true as const }
    },
  }
}

import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { Queryable } from '../platform/database.ts'
import { deleteRows } from './staging-queries.ts'
import { forgetNames, selectAbandoned, setState } from './sync-queries.ts'

/**
 * Cancels syncs that nobody applied, because the roster has changed meanwhile, and deletes their files and rows. Of all
 * syncs from before, only the counts stay.
 */
export async function cancelAbandonedSyncs(db: Queryable, before: Date): Promise<void> {
  const at = new Date(before.getTime() + retentionDays.openRosterSync * 24 * 60 * 60 * 1000)
  for (const { id } of await selectAbandoned(db, before)) {
    await setState(db, { id, from: ['uploading', 'ready'], to: 'canceled', at })
    await deleteRows(db, id)
  }
  await forgetNames(db, before)
}

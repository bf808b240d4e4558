import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const deleteClosed = statement('support.delete-closed', 'delete from support_requests where closed_at < $1')

/** Deletes requests closed before this time. */
export const deleteClosedRequests = (db: Queryable, before: Date) => db.query(deleteClosed, [before])

import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'

const selectLatest = statement(
  'practice.select-latest-deed',
  `select greatest(
     (select max(answered_at) from attempts where student_id = $1),
     (select max(deferred_at) from deferrals where student_id = $1)) as at`,
)

/** When a student last answered, or put a skill off; null where neither ever was. */
export const selectLatestDeed = async (tx: Queryable, studentId: UserId): Promise<Date | null> =>
  (await requireOne<{ at: Date | null }>(tx, selectLatest, [studentId])).at

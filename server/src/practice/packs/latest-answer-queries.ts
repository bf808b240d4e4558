import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { requireOne, statement } from '../../platform/statement.ts'

const selectLatest = statement(
  'practice.select-latest-answer-or-deferral',
  `select greatest(
     (select max(answered_at) from attempts where student_id = $1),
     (select max(deferred_at) from deferrals where student_id = $1)) as at`,
  z.object({
    at: z.date().nullable(),
  }),
)

/** When the student last answered or deferred a question; null if never. */
export const selectLatestAnswerOrDeferral = async (tx: Queryable, studentId: UserId): Promise<Date | null> =>
  (await requireOne(tx, selectLatest, [studentId])).at

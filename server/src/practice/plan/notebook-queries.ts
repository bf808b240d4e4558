import { SkillId, type UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import type { NotebookTry } from './notebook-ideas.ts'

const selectTriesSince = statement(
  'practice.select-notebook-tries',
  `select skill_id, model_id, level, extract(epoch from issued_at)::int8 as issued_at, nonce, verdict, misconception,
          idea, hints_used, day
   from attempts
   where student_id = $1 and answered_at >= $2 and (verdict = 'incorrect' or purpose = 'notebook')
     and purpose <> 'placement'
   order by answered_at desc limit $3`,
  z.custom<NotebookTry>(),
)

/** The latest tries that the notebook reads, up to a limit, in order. */
export async function selectNotebookTries(
  database: Queryable,
  studentId: UserId,
  since: Date,
  max: number,
): Promise<NotebookTry[]> {
  const newestFirst = await database.query(selectTriesSince, [studentId, since, max])
  return newestFirst.toReversed()
}

export const DeferralTime = z.object({
  skill_id: SkillId,
  deferred_at: z.date(),
})
export type DeferralTime = z.infer<typeof DeferralTime>

const selectPutOffSince = statement(
  'practice.select-put-off',
  `select skill_id, max(deferred_at) as deferred_at from deferrals
   where student_id = $1 and deferred_at >= $2 and purpose <> 'placement' group by skill_id`,
  DeferralTime,
)

/** When each skill was last deferred. */
export const selectDeferralTimes = (
  database: Queryable,
  studentId: UserId,
  since: Date,
): Promise<DeferralTime[]> => database.query(selectPutOffSince, [studentId, since])

import { Level, type UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

/** The way of asking that was answered. */
export const AnsweredItem = z.object({
  skill_id: z.string(),
  model_id: z.string(),
  level: Level,
})
export type AnsweredItem = z.infer<typeof AnsweredItem>

const selectCredited = statement(
  'practice.select-credited-items',
  `select skill_id, model_id, level from attempts
   where student_id = $1 and answered_at >= $2 and try = 1 and is_credited`,
  AnsweredItem,
)

/** The questions that the student was credited for since this time. */
export const selectCreditedItems = (tx: Queryable, studentId: UserId, since: Date) =>
  tx.query(selectCredited, [studentId, since])

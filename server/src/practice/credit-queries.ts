import type { Level, UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** The way of asking that was answered. */
export interface AnsweredItem {
  skill_id: string
  model_id: string
  level: Level
}

const selectCredited = statement(
  'practice.select-credited-items',
  `select skill_id, model_id, level from attempts
   where student_id = $1 and answered_at >= $2 and try = 1 and is_credited`,
)

/** The questions that a student was credited for since a moment. */
export const selectCreditedItems = (tx: Queryable, studentId: UserId, since: Date) =>
  tx.query<AnsweredItem>(selectCredited, [studentId, since])

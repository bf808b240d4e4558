import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

const restore = statement(
  'achievements.restore-earned',
  `insert into achievements_earned (student_id, achievement_id, earned_at)
   select student_id, achievement_id, min(answered_at)
   from attempts, unnest(achievements) as earned (achievement_id) where student_id = $1
   group by student_id, achievement_id on conflict do nothing`,
)

/** Restores the achievements that the attempts say were earned; existing ones stay. */
export async function restoreEarned(tx: Queryable, studentId: UserId): Promise<void> {
  await tx.query(restore, [studentId])
}

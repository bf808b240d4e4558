import { SkillId, type UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

export const FirstMastery = z.object({ skill_id: SkillId, first_mastered_at: z.date() })
export type FirstMastery = z.infer<typeof FirstMastery>

const selectMasteries = statement(
  'practice.select-first-masteries',
  `select skill_id, first_mastered_at from learner_states
   where student_id = $1 and first_mastered_at is not null
   order by first_mastered_at, skill_id`,
  FirstMastery,
)

/** The skills that the student has ever mastered, each with its first mastery, earliest first. */
export const selectFirstMasteries = (database: Queryable, studentId: UserId): Promise<FirstMastery[]> =>
  database.query(selectMasteries, [studentId])

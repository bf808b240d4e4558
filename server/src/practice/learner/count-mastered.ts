import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../../platform/database.ts'
import { findLearners } from './learners.ts'
import type { Populations } from './populations.ts'

/** The number of skills that each student has mastered now, with two queries for all students. */
export async function countMastered(
  database: Queryable,
  populations: Populations,
  studentIds: readonly UserId[],
): Promise<Map<UserId, number>> {
  const learners = await findLearners(database, populations, studentIds)
  return new Map(
    Array.from(learners, ([id, { rows }]): [UserId, number] => [
      id,
      rows.values().reduce((count, { state }) => count + Number(state.mastered), 0),
    ]),
  )
}

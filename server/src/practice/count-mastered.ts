import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../platform/database.ts'
import { findLearners } from './learners.ts'
import type { Schools } from './schools.ts'

/** How many skills each student has mastered now, in two queries for all of them. */
export async function countMastered(
  database: Queryable,
  schools: Schools,
  studentIds: readonly UserId[],
): Promise<Map<UserId, number>> {
  const learners = await findLearners(database, schools, studentIds)
  return new Map(
    Array.from(learners, ([id, { rows }]): [UserId, number] => [
      id,
      rows.values().reduce((count, { state }) => count + Number(state.mastered), 0),
    ]),
  )
}

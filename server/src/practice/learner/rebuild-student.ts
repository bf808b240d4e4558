import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../../platform/database.ts'
import { rebuildLearner } from './learners.ts'
import { selectLearners, upsertLearners } from '../queries.ts'
import type { Populations } from './populations.ts'

/**
 * Recomputes a student's learner state from attempts and deferrals, and stores it. The caller holds the lock on the
 * student's record. Returns false if there is no such student.
 */
export async function rebuildStudent(
  tx: Queryable,
  populations: Populations,
  studentId: UserId,
): Promise<boolean> {
  const found = (await selectLearners(tx, populations.model, [studentId])).get(studentId)
  if (found === undefined) return false
  const learner = await rebuildLearner(tx, populations, studentId, found)
  await upsertLearners(tx, populations.model, [{ ...learner, studentId, rows: [...learner.rows.values()] }])
  return true
}

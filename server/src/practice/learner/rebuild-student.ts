import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../../platform/database.ts'
import { rebuildLearner } from './learners.ts'
import { selectLearners, upsertLearners } from '../queries.ts'
import type { Populations } from './populations.ts'

/**
 * Works out again, from attempts and deferrals, what the model keeps about a student, and writes it; the caller holds
 * the student’s record. False where nothing is known of such a student.
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
